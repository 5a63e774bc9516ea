// Which sentences an edition needs: every one follows from a rule, none from the edition's name.

import type { EditionSheet } from "./sheet";

export interface Section {
  id: string;
  heading: string;
  sentences: string[];
}

export interface Reward {
  text: string;
  count: number;
}

const when = (holds: boolean, ...texts: string[]): string[] => (holds ? texts : []);

function box({ rules, tiles }: EditionSheet): string[] {
  return [
    "rules-box-tiles",
    tiles.jokers ? "rules-box-jokers" : "rules-box-no-jokers",
    ...when(Number(rules.hand) > 0, "rules-box-racks"),
    ...when(Number(rules.chips_in_box) > 0, "rules-box-chips"),
  ];
}

const AIMS: Record<string, string> = {
  points: "rules-aim-points",
  chips: "rules-aim-chips",
  "match-chip": "rules-aim-match-chip",
  finds: "rules-aim-finds",
};

const STARTS: Record<string, string> = {
  draw: "rules-start-draw",
  oldest: "rules-start-oldest",
  youngest: "rules-start-youngest",
};

function start({ rules }: EditionSheet): string[] {
  if (rules.game === "finding") return ["rules-start-open", "rules-start-guide"];
  return [
    "rules-start-mix",
    STARTS[String(rules.start)] ?? "",
    "rules-start-deal",
    ...when(Number(rules.chips_each) > 0, "rules-start-chips"),
    "rules-start-order",
  ];
}

const FIND = [
  "rules-find-first",
  "rules-find-look",
  "rules-find-reward",
  "rules-find-run",
  "rules-find-wrong",
  "rules-find-next",
];

function melds({ rules }: EditionSheet): string[] {
  return [
    "rules-run",
    "rules-run-end",
    rules.groups ? "rules-group" : "rules-no-groups",
    "rules-common",
  ];
}

const OPENINGS: Record<string, string[]> = {
  points: [
    "rules-opening-points",
    "rules-opening-from",
    "rules-opening-count",
    "rules-opening-then",
  ],
  "own-meld": ["rules-opening-own", "rules-opening-own-then"],
};

function turn({ rules }: EditionSheet): string[] {
  const how =
    rules.opens === "at-once" ? ["rules-turn-at-once", "rules-turn-add"] : ["rules-turn-any"];
  return [...how, "rules-turn-one", ...when(Number(rules.tile_reward) > 0, "rules-reward")];
}

function table({ rules }: EditionSheet): string[] {
  return rules.rearranging === "free"
    ? ["rules-table-free", "rules-table-only", "rules-table-stay"]
    : ["rules-table-none"];
}

function jokers({ rules, tiles }: EditionSheet): string[] {
  if (!tiles.jokers) return [];
  const free = rules.rearranging === "free";
  const kept = rules.joker_to_rack === true;
  return [
    "rules-joker-any",
    "rules-joker-many",
    ...when(kept, "rules-joker-swap"),
    ...when(kept && rules.groups === true, "rules-joker-missing"),
    ...when(kept && Number(rules.tile_reward) > 0, "rules-joker-unpaid"),
    ...when(kept && rules.opens === "own-meld", "rules-joker-early"),
    ...when(kept && free, "rules-joker-stays"),
    ...when(rules.joker_removal === true, "rules-joker-remove", "rules-joker-remove-then"),
    ...when(free && !kept, "rules-joker-free", "rules-joker-ways"),
  ];
}

function drawing({ rules }: EditionSheet): string[] {
  const paid = Number(rules.draw_price) > 0;
  return [
    ...(paid ? ["rules-draw-paid", "rules-draw-nothing"] : ["rules-draw-free", "rules-draw-empty"]),
    ...when(rules.hand_limit !== null, "rules-draw-limit"),
    ...when(rules.timeout === "penalty", "rules-time", "rules-time-right", "rules-time-penalty"),
  ];
}

const NEXT: Record<string, string> = {
  draw: "rules-next-draw",
  winner: "rules-next-winner",
  oldest: "rules-next-oldest",
  youngest: "rules-next-youngest",
};

function scores({ rules }: EditionSheet): string[] {
  switch (rules.scoring) {
    case "finds":
      return ["rules-score-finds"];
    case "match-chip":
      return ["rules-score-match-chip", "rules-score-match", "rules-score-match-stuck"];
    case "chips":
      return [
        "rules-score-chips",
        "rules-score-most",
        ...when(rules.tie_break === "finisher", "rules-score-tie"),
        "rules-score-stuck",
      ];
    default:
      return [
        "rules-score-points",
        "rules-score-winner",
        ...when(rules.blocked_scoring === "difference", "rules-score-blocked"),
        "rules-score-total",
      ];
  }
}

function end(edition: EditionSheet): string[] {
  const next = NEXT[String(edition.rules.next_starter)];
  return [
    ...when(edition.rules.game === "turns", "rules-end-last"),
    ...scores(edition),
    ...(next ? [next] : []),
  ];
}

/** The sections of an edition's page; one that has nothing to say is left out. */
export function sectionsOf(edition: EditionSheet): Section[] {
  const { rules } = edition;
  const finding = rules.game === "finding";
  const turns = (sentences: string[]): string[] => (finding ? [] : sentences);
  const all: Section[] = [
    { id: "box", heading: "rules-head-box", sentences: box(edition) },
    { id: "aim", heading: "rules-head-aim", sentences: [AIMS[String(rules.scoring)] ?? ""] },
    { id: "start", heading: "rules-head-start", sentences: start(edition) },
    { id: "find", heading: "rules-head-find", sentences: finding ? FIND : [] },
    { id: "melds", heading: "rules-head-melds", sentences: turns(melds(edition)) },
    {
      id: "opening",
      heading: "rules-head-opening",
      sentences: turns(OPENINGS[String(rules.opens)] ?? []),
    },
    { id: "turn", heading: "rules-head-turn", sentences: turns(turn(edition)) },
    { id: "table", heading: "rules-head-table", sentences: turns(table(edition)) },
    { id: "jokers", heading: "rules-head-jokers", sentences: jokers(edition) },
    { id: "drawing", heading: "rules-head-drawing", sentences: turns(drawing(edition)) },
    { id: "end", heading: "rules-head-end", sentences: end(edition) },
  ];
  return all.filter((each) => each.sentences.length > 0);
}

/** What a turn earns, as far as the edition has rewards. */
export function rewardsOf({ rules }: EditionSheet): Reward[] {
  if (rules.game === "finding") return [];
  return [
    { text: "rules-reward-tile", count: Number(rules.tile_reward) },
    { text: "rules-reward-meld", count: Number(rules.meld_reward) },
    { text: "rules-reward-finish", count: Number(rules.finish_bonus) },
  ].filter((each) => each.count > 0);
}
