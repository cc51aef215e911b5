export { beaconReady } from './beacon-ready.ts';
export { bringRound } from './rounds/bring-round.ts';
export { readRound } from './rounds/read-round.ts';
export { requireRound } from './rounds/require-round.ts';
export { roundAt, type NamedRound } from './rounds/round-at.ts';
export type { DrawnRound } from './rounds/rounds-store.ts';
