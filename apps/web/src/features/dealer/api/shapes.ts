import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';

export type TableDetails = OutputOf<Schemas['getDealerTable']>;
export type TableSummary = OutputOf<Schemas['listDealerTables']>['tables'][number];
export type TableSpot = TableDetails['spots'][number];
export type RoadEntry = TableDetails['road'][number];
export type TableShoe = OutputOf<Schemas['getShoe']>;
