/** Why points came or went: play, a daily sign, an exchange, their time, a correction. */
export const pointKinds = ['earned', 'signed', 'spent', 'expired', 'reversed'] as const;
export type PointKind = (typeof pointKinds)[number];
