import type { MediaHookAnswer } from '@fairway/contract/media/hook-schemas.ts';
import type { Platform } from '#platform/platform.ts';
import { selectAnchor } from '../anchors/anchors-store.ts';
import { selectRoom } from '../rooms/rooms-store.ts';
import { controlSwitches } from '../switches/control-switches.ts';
import { isOver } from './broadcast-steps.ts';
import { selectByKey } from './broadcasts-store.ts';

/** Whether the holder of the key with this SHA-256 (hexadecimal) may publish now, where, and by how much it is shown later. Writes nothing. */
export async function admitPublisher(app: Platform, keyHash: string): Promise<MediaHookAnswer> {
  const row = await selectByKey(app.db, Buffer.from(keyHash, 'hex'));
  const room = row && (await selectRoom(app.db, row.room_no));
  if (!row || !room) return { status: 'refused', reason: 'unknownKey' };
  if (isOver(row)) return { status: 'refused', reason: 'usedKey' };
  const anchor = row.anchor_id === null ? undefined : await selectAnchor(app.db, row.anchor_id);
  const isSuspended = row.anchor_id !== null && anchor?.status !== 'approved';
  if (isSuspended || !(await controlSwitches(app)).anchor) return { status: 'refused', reason: 'suspended' };
  return {
    status: 'admitted',
    room: String(room.no),
    broadcast: row.id,
    delay: room.delay_seconds,
    // A match's room is the house's: only what an anchor lets be kept is kept.
    keep: app.config.media.replayDays > 0 && anchor?.keeps_replays === true,
  };
}
