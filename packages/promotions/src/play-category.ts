/** Kinds of play: sports, e-sports, slots, fishing, live casino, lottery, card games. The venues' category codes. */
export const playCategories = ['ty', 'dj', 'dz', 'by', 'zr', 'cp', 'qp'] as const;
export type PlayCategory = (typeof playCategories)[number];
