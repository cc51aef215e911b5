import type { OperatorBroadcast } from '@fairway/contract/live/operator-schemas.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { deskViewer } from '../media/play-addresses.ts';
import { posterOf } from '../rooms/room-poster.ts';
import type { WallRow } from './desk-store.ts';

/** A broadcast as the wall shows it; its poster's address is signed for this operator. */
export function presentOnWall(
  app: Platform,
  { operator, language }: OperatorCall,
  row: WallRow,
): OperatorBroadcast {
  const poster = posterOf(app, deskViewer(operator));
  return {
    broadcastId: row.id,
    chatRoomNo: String(row.room_no),
    title: language === 'en' ? row.title_en : row.title_zh,
    anchorId: row.anchor_id,
    anchorName: row.anchor_name ?? '',
    status: row.status,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    reason: row.reason,
    viewers: row.viewers,
    frozen: row.frozen,
    silent: row.silent,
    watchRule: row.watch_rule,
    delaySeconds: row.delay_seconds,
    hasReplay: row.status === 'ended' && row.is_kept,
    isCovered: row.is_covered,
    reports: row.reports,
    posterUrl: poster({ no: row.room_no, broadcast: row.status, tracks: row.tracks }),
  };
}
