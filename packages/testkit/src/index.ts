export { createEmptyDatabase, createTestDatabase, testClusterVariable } from './test-database.ts';
export type { DatabaseUrls, TestCluster, TestDatabase } from './test-database.ts';
export { createSeededRandom } from './seeded-random.ts';
export type { SeededRandom } from './seeded-random.ts';
export { createVirtualClock } from './virtual-clock.ts';
export type { Span, VirtualClock } from './virtual-clock.ts';
