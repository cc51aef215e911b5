import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';

export type { LiveRoom, RoomAnchor, RoomMatch } from '@fairway/contract/live/room-schemas.ts';
export type { ScheduleEntry } from '@fairway/contract/live/schedule-schemas.ts';
export type WatchStatus = OutputOf<Schemas['getWatchStatus']>;
export type AnchorDetails = OutputOf<Schemas['getAnchor']>;
