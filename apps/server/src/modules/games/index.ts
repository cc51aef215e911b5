export { revealLink } from './chains/reveal-link.ts';
export { takeLinks, type TakenLink } from './chains/take-links.ts';
export { selectCountedUntil, selectGameReturns, type ReturnDaysRow } from './returns/counts-store.ts';
export { grantFreeRounds } from './free-rounds/grant-free-rounds.ts';
export { hashing } from './rules/hashing.ts';
