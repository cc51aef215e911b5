import type { ChatMute } from '@fairway/contract/chat/power-schemas.ts';
import { findMembers } from '#modules/members';
import type { Platform } from '#platform/platform.ts';
import { shownName } from '../messages/sender-of.ts';
import type { ListedMuteRow } from './mutes-store.ts';

/** Mutes with the names that the room knows. */
export async function presentMutes(app: Platform, rows: readonly ListedMuteRow[]): Promise<ChatMute[]> {
  const members = await findMembers(
    app.db,
    rows.map(({ member_id }) => member_id),
  );
  return rows.map((row) => {
    const member = members.get(row.member_id);
    return {
      muteId: row.id,
      userNo: String(row.user_no),
      name: member ? shownName(member) : '',
      reason: row.reason,
      mutedAt: row.muted_at.toISOString(),
      unBanTime: row.until?.toISOString() ?? null,
      mutedByRole: row.muted_by_role,
      scope: row.room_no === null ? 'site' : 'room',
    };
  });
}
