import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { MemberTable, OwnSeat, TableHand } from '@fairway/contract/tables/schemas.ts';

export type { MemberTable, OwnSeat, TableHand };
export type TableDetails = OutputOf<Schemas['getTable']>;
export type HandSeat = TableHand['seats'][number];
