export type { FactCategory, FactKind, FactLeg, PlayFact } from './facts/fact.ts';
export { factsOf } from './facts/facts-store.ts';
export { netPlays, type NetPlay } from './facts/net-plays-store.ts';
export { latestFacts, type LatestFact } from './facts/latest-facts-store.ts';
export { lifetimeSums, sumsOfDays, type DaySums, type LifetimeSums } from './sums/sums-store.ts';
export { pastDays, pastDeposits, type PastDayRow, type PastDeposit } from './history/history-store.ts';
export { playersOfDays } from './sums/players-store.ts';
