import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';

export type PoolDetails = OutputOf<Schemas['getPool']>;
export type PoolCard = OutputOf<Schemas['listPools']>['pools'][number];
export type OwnSeat = NonNullable<PoolDetails['own']>;
export type ShotBatch = OutputOf<Schemas['listShots']>['batches'][number];
