/** What pictures of gifts show; the site draws them. */
export const giftArts = ['phone', 'headphones', 'jersey', 'ball', 'cup', 'coins', 'points', 'box'] as const;
export type GiftArt = (typeof giftArts)[number];
