import type { OperatorBroadcast } from '@fairway/contract/live/operator-schemas.ts';
import { playAddressSeconds } from '@fairway/contract/media/play-address.ts';
import { pictureTracks } from '@fairway/contract/media/tracks.ts';
import { addSeconds } from '#platform/clock.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath } from '../media/play-addresses.ts';
import type { WallRow } from './desk-store.ts';

/** A broadcast as the wall shows it; its poster's address is signed for this operator. */
export function presentOnWall(
  app: Platform,
  { operator, language }: OperatorCall,
  row: WallRow,
): OperatorBroadcast {
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
    posterUrl: posterOf(app, operator.operatorId, row),
  };
}

function posterOf(app: Platform, operatorId: string, row: WallRow): string | null {
  const tracks = pictureTracks.filter((track) => row.tracks.includes(track));
  if ((row.status !== 'live' && row.status !== 'interrupted') || tracks.length === 0) return null;
  const expiresAt = addSeconds(app.clock.now(), playAddressSeconds);
  const room = String(row.room_no);
  const path = signedPath(app, { room, tracks, viewer: `o${operatorId.replaceAll('-', '')}`, expiresAt });
  return path === undefined ? null : `${path}/poster.mp4`;
}
