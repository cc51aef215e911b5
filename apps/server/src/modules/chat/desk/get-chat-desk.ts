import type { chatDeskEndpoints } from '@fairway/contract/chat/desk-endpoints.ts';
import type { chatDeskSchemas } from '@fairway/contract/chat/desk-schemas.ts';
import { findMemberNames } from '#modules/members';
import type { Operation } from '#platform/http/routes.ts';
import { selectHeld } from '../messages/held-store.ts';
import { selectReported } from '../powers/reports-store.ts';
import type { ItemBody } from '../tables.ts';
import { selectAppeals, selectSiteMutes, type DeskMuteRow } from './desk-store.ts';

const mostListed = 100;

/** What waits for a person, and the mutes of the whole site. Writes nothing. */
export const getChatDesk: Operation<
  (typeof chatDeskEndpoints)['getChatDesk'],
  (typeof chatDeskSchemas)['getChatDesk']
> = async (app) => {
  const [reports, held, appeals, mutes] = await Promise.all([
    selectReported(app.db, mostListed),
    selectHeld(app.db, mostListed),
    selectAppeals(app.db, mostListed),
    selectSiteMutes(app.db, mostListed),
  ]);
  const names = await findMemberNames(app.db, [
    ...reports.map(({ writer_id }) => writer_id),
    ...[...held, ...appeals, ...mutes].map(({ member_id }) => member_id),
  ]);
  const person = (memberId: string) => ({ memberId, name: names.get(memberId) ?? '' });
  const presentMute = (row: DeskMuteRow) => ({
    muteId: row.id,
    member: person(row.member_id),
    chatRoomNo: row.room_no === null ? null : String(row.room_no),
    reason: row.reason,
    mutedByRole: row.muted_by_role,
    mutedAt: row.muted_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    appeal: row.appeal ?? '',
    appealedAt: row.appealed_at?.toISOString() ?? null,
  });
  return {
    reports: reports.map((row) => ({
      itemId: row.item_id,
      chatRoomNo: String(row.room_no),
      writer: person(row.writer_id),
      text: textOf(row.body),
      reasons: row.reasons,
      firstAt: row.first_at.toISOString(),
    })),
    held: held.map((row) => ({
      id: row.id,
      chatRoomNo: String(row.room_no),
      writer: person(row.member_id),
      text: row.body.text,
      heldAt: row.held_at.toISOString(),
    })),
    appeals: appeals.map(presentMute),
    mutes: mutes.map(presentMute),
  };
};

/** A reported message in words: what was written, or the choices of a shared bet. */
function textOf(body: ItemBody): string {
  if (body.kind === 'text') return body.text;
  return body.kind === 'order' ? body.order.legs.map(({ text }) => text.zh).join(' / ') : '';
}
