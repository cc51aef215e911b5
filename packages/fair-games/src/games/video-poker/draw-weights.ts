/** Draws of 0 to 5 cards from 47 have this common multiple, so that holds compare and add up in whole numbers. */
export const commonDraws = 7_669_695;

/** By the number of cards drawn: common multiple / C(47, drawn). */
export const drawWeights = [1, 47, 1_081, 16_215, 178_365, 1_533_939].map((draws) => commonDraws / draws);
