export { GiftBar } from './bar/gift-bar.tsx';
export { GiftBoards } from './boards/gift-boards.tsx';
export { GiftEffects } from './effects/gift-effects.tsx';
export { createGiftFeed, type GiftNews } from './effects/gift-feed.ts';
