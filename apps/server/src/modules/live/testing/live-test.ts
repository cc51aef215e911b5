import { connect, type TestClient } from '#platform/mqtt/test-broker.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { match } from '../../sportsbook/testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../../sportsbook/testing/sportsbook-test.ts';
import { keepMatchRooms } from '../rooms/keep-match-rooms.job.ts';

/** The product with rooms of matches; its `end` cuts the listeners and proves the books. */
export interface LiveTest extends Omit<SportsbookTest, 'listen'> {
  /** A match of the next days between two teams, with its room: number of the room and of the fixture. */
  matchRoom(home: string, away: string, at: { date: string; time: string }): Promise<MatchRoom>;
  /** Connects to a room's chat as its page does, over a real socket, as a visitor without a member. */
  listen(chatRoomNo: string, member?: TestMember): Promise<TestClient>;
}

export interface MatchRoom {
  readonly chatRoomNo: string;
  readonly matchId: string;
}

export async function createLiveTest(
  start = '2026-08-15T12:00:00.000Z',
  env: Readonly<Record<string, string>> = {},
): Promise<LiveTest> {
  const test = await createSportsbookTest(start, env);
  const clients: TestClient[] = [];
  return {
    ...test,
    async matchRoom(home, away, at) {
      await test.imports([match(home, away, at)]);
      await keepMatchRooms(test.app);
      const matchId = await test.fixtureOf(home);
      const { rooms } = await test.visitor.getLiveMatchDetail({ matchId });
      return { chatRoomNo: rooms[0]?.chatRoomNo ?? '', matchId };
    },
    async listen(chatRoomNo, member) {
      const client = member?.api ?? test.visitor;
      const form = member ? 'web' : 'anonymous';
      const { ticket, imTopic } = await client.getChatConnector({ form, chatRoomNo });
      const line = await connect(`${test.urls.site.replace('http', 'ws')}/mqtt`, { username: ticket });
      clients.push(line);
      await line.subscribe(imTopic);
      return line;
    },
    async end() {
      for (const client of clients) client.mqtt.end(true);
      await test.end();
    },
  };
}
