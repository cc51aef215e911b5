import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type {
  AnchorStatus,
  BroadcastStatus,
  RoomKind,
  RoomWatchRule,
  ScheduleStatus,
} from '@fairway/contract/live/states.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { api } from '../../lib/api.ts';
import { usePages } from '../../lib/use-pages.ts';

export type WallBroadcast = OutputOf<Schemas['listLiveBroadcasts']>['broadcasts'][number];

/** Milliseconds between two posters of a broadcast on the air. */
const posterMs = 5000;

/** Broadcasts of a status, the latest first; those on the air are asked for again as often as their posters change. */
export function useWall(status: BroadcastStatus) {
  const moves = status === 'live' || status === 'interrupted' || status === 'ready';
  return usePages({
    key: ['live-wall', status],
    ask: (cursor) => api.listLiveBroadcasts({ status, ...(cursor ? { cursor } : {}) }),
    ...(moves ? { every: posterMs } : {}),
  });
}

export interface AnchorSearch {
  status?: AnchorStatus | undefined;
  keyword?: string | undefined;
}

export function useAnchors({ status, keyword }: AnchorSearch) {
  return usePages({
    key: ['anchors', { status, keyword }],
    ask: (cursor) =>
      api.listAnchors({
        ...(status ? { status } : {}),
        ...(keyword ? { keyword } : {}),
        ...(cursor ? { cursor } : {}),
      }),
  });
}

export interface RoomSearch {
  kind?: RoomKind | undefined;
  watchRule?: RoomWatchRule | undefined;
  keyword?: string | undefined;
}

export function useDeskRooms({ kind, watchRule, keyword }: RoomSearch) {
  return usePages({
    key: ['live-rooms', { kind, watchRule, keyword }],
    ask: (cursor) =>
      api.listDeskRooms({
        ...(kind ? { kind } : {}),
        ...(watchRule ? { watchRule } : {}),
        ...(keyword ? { keyword } : {}),
        ...(cursor ? { cursor } : {}),
      }),
  });
}

export function useDeskSchedule(status: ScheduleStatus) {
  return usePages({
    key: ['live-schedule', status],
    ask: (cursor) => api.listDeskSchedule({ status, ...(cursor ? { cursor } : {}) }),
  });
}
