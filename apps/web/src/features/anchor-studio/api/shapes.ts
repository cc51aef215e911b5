import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';

export type { AnchorContract, OwnAnchor } from '@fairway/contract/live/anchor-schemas.ts';
export type { OwnBroadcast } from '@fairway/contract/live/studio-schemas.ts';
export type { ScheduleEntry } from '@fairway/contract/live/schedule-schemas.ts';
export type { GiftPayout, IncomeDay, IncomeMonth } from '@fairway/contract/live/gift-schemas.ts';
export type OpenedBroadcast = OutputOf<Schemas['openBroadcast']>;
