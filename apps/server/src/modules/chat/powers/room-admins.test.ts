import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveStage, type LiveStage, type StagedAnchor } from '../../live/testing/live-stage.ts';
import type { TestMember } from '../../../testing/test-app.ts';

let test: LiveStage;
let anchor: StagedAnchor;
let other: StagedAnchor;
let helper: TestMember;
let loud: TestMember;
beforeAll(async () => {
  test = await createLiveStage();
  anchor = await test.anchor('Admins001');
  other = await test.anchor('Admins002');
  helper = await test.register('Helper001');
  loud = await test.register('Loud00001');
});
afterAll(() => test.end());

const inRoom = () => ({ form: 'web' as const, chatRoomNo: anchor.chatRoomNo });
const userNoOf = async ({ api }: TestMember) => (await api.getChatConnector(inRoom())).imId;
const name = async (by: TestMember, member: TestMember, admin = true) =>
  by.api.nameRoomAdmin({ ...inRoom(), userNo: await userNoOf(member), admin });
const refused = (error: string) => expect.objectContaining({ error });

describe('an admin whom the anchor names', () => {
  it('mutes in that room and no other, for a day at most and never the anchor, until it is taken back', async () => {
    const mute = async (member: TestMember, minutes: number, chatRoomNo = anchor.chatRoomNo) =>
      helper.api.actAsChatAdmin({
        ...inRoom(),
        chatRoomNo,
        act: 'mute',
        userNo: await userNoOf(member),
        reason: '刷屏',
        minutes,
      });
    await expect(mute(loud, 10)).rejects.toEqual(refused('chatAdminOnly'));

    expect(await name(anchor, helper)).toMatchObject({ admin: true });
    expect(await helper.api.getChatRoom(inRoom())).toMatchObject({ role: 'admin', admin: true });
    expect((await mute(loud, 10)).mute).toMatchObject({ mutedByRole: 'admin' });
    await expect(mute(loud, 1441)).rejects.toEqual(refused('chatMuteTooLong'));
    await expect(mute(anchor, 10)).rejects.toEqual(refused('chatPowerless'));
    await expect(mute(loud, 10, other.chatRoomNo)).rejects.toEqual(refused('chatAdminOnly'));

    test.clock.advance({ seconds: 1 });
    await name(anchor, helper, false);
    await expect(mute(loud, 20)).rejects.toEqual(refused('chatAdminOnly'));
    const { rows } = await sql<{ admin: boolean; role: string }>`
      select admin, changed_by_role as role from chat_admin_changes order by changed_at`.execute(test.app.db);
    expect(rows).toEqual([
      { admin: true, role: 'anchor' },
      { admin: false, role: 'anchor' },
    ]);
  });

  it('is named by nobody else, and not beyond twenty; whom the house named, the anchor leaves', async () => {
    await expect(name(loud, helper)).rejects.toEqual(refused('chatAnchorOnly'));
    await expect(name(other, helper)).rejects.toEqual(refused('chatAnchorOnly'));
    await expect(name(anchor, anchor)).rejects.toEqual(refused('chatPowerless'));
    const nobody = { ...inRoom(), userNo: '999999', admin: true };
    await expect(anchor.api.nameRoomAdmin(nobody)).rejects.toEqual(refused('chatUserNotFound'));
    await expect(loud.api.listRoomAdmins(inRoom())).rejects.toEqual(refused('chatAdminOnly'));

    const { chatRoomNo } = anchor;
    await test.moderator.api.nameChatAdmin({ chatRoomNo, name: helper.name, admin: true });
    await expect(name(anchor, helper, false)).rejects.toEqual(refused('chatPowerless'));
    test.clock.advance({ seconds: 1 });
    await sql`
      with users as (
        insert into chat_users (member_id) select gen_random_uuid()::text from generate_series(1, 19) returning member_id)
      insert into chat_admins (room_no, member_id, named_by, named_by_role)
      select ${chatRoomNo}::bigint, member_id, ${anchor.id}, 'anchor' from users`.execute(test.app.db);
    await expect(name(anchor, loud)).rejects.toEqual(refused('chatAdminsFull'));
    const { list, most } = await helper.api.listRoomAdmins(inRoom());
    expect([list.length, most]).toEqual([20, 20]);
    expect(list[0]).toMatchObject({ name: 'He***1', namedByRole: 'operator' });
  });
});

it('shows the scene that its anchor chose in every list, and the usual one again', async () => {
  const shown = async () => (await test.visitor.getVideoRoom({ chatRoomNo: anchor.chatRoomNo })).room.cover;
  expect(await shown()).toBeNull();
  await anchor.api.setRoomCover({ cover: 'court' });
  expect(await shown()).toBe('court');
  expect((await anchor.api.getOwnAnchor({})).anchor?.cover).toBe('court');
  expect((await test.visitor.getVideoRoom({ chatRoomNo: other.chatRoomNo })).room.cover).toBeNull();
  await anchor.api.setRoomCover({ cover: null });
  expect(await shown()).toBeNull();
  await expect(loud.api.setRoomCover({ cover: 'desk' })).rejects.toEqual(refused('anchorNotApproved'));
});
