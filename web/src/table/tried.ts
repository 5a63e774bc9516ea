// What somebody tries out: the melds that do not lie on the table as they are.

import type { TableTexts } from "../server/protocol";

export function triedMelds(table: TableTexts, tried: TableTexts): TableTexts {
  const lying = table.map((meld) => meld.join(" "));
  return tried.filter((meld) => {
    const at = lying.indexOf(meld.join(" "));
    if (at >= 0) lying.splice(at, 1);
    return at < 0;
  });
}
