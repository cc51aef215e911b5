export type { FactCategory, FactKind, FactLeg, PlayFact } from './facts/fact.ts';
export { factsOf } from './facts/facts-store.ts';
export { lifetimeSums, sumsOfDays, type DaySums, type LifetimeSums } from './sums/sums-store.ts';
