/** Fen: above the first one person decides, above the second two (promotions design, section 2). */
export const reviewedAbove = 100_000n;
export const twoPeopleAbove = 500_000n;
