import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestMember } from '../../../testing/test-app.ts';
import { createLiveTest, type LiveTest } from '../../live/testing/live-test.ts';

/** The product with an open room of a match. */
export interface ChatTest extends LiveTest {
  readonly room: string;
  readonly matchId: string;
  /** A member whose account is old enough for the usual pace. */
  talker(name: string): Promise<TestMember>;
  say(member: TestMember, text: string, clientId?: string): ReturnType<TestMember['api']['sendChatMessage']>;
  makeAdmin(member: TestMember): Promise<void>;
  /** The member's number in chats. */
  userNoOf(member: TestMember): Promise<string>;
  /** Moves the clock past the pace of a few messages. */
  rest(seconds?: number): void;
}

export async function createChatTest(): Promise<ChatTest> {
  const test = await createLiveTest();
  const found = await test.matchRoom('Blue Town', 'Red Town', { date: '2026-08-15', time: '13:30' });
  const room = found.chatRoomNo;
  await test.visitor.getChatRoom({ form: 'anonymous', chatRoomNo: room });
  const rest = (seconds = 61): void => test.clock.advance({ seconds });
  return {
    ...test,
    room,
    matchId: found.matchId,
    rest,
    async talker(name) {
      const member = await test.register(name);
      await sql`update members_accounts set created_at = created_at - interval '1 day' where id = ${member.id}::uuid`.execute(
        test.app.db,
      );
      await member.api.getChatConnector({ form: 'web', chatRoomNo: room });
      return member;
    },
    say: (member, text, clientId = randomUUID()) =>
      member.api.sendChatMessage({ form: 'web', chatRoomNo: room, clientId, text }),
    async makeAdmin(member) {
      await sql`
        insert into chat_admins (room_no, member_id, named_by, named_by_role) values (${room}::bigint, ${member.id}, 'test', 'operator')`.execute(
        test.app.db,
      );
    },
    async userNoOf(member) {
      const { imId } = await member.api.getChatConnector({ form: 'web', chatRoomNo: room });
      return imId;
    },
  };
}
