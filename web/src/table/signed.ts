// Points as they are written on a pad: with their sign, always.

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
