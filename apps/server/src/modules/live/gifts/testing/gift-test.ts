import { randomBytes, randomUUID } from 'node:crypto';
import { coin, formatMoney } from '@fairway/money';
import { sql } from 'kysely';
import { accountsOf, allShards, houseBucket, move, readBalance } from '#modules/ledger';
import type { InputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { postForTest } from '../../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../../testing/test-app.ts';

/** A room whose anchor is live. */
export interface LiveRoomOfTest {
  readonly chatRoomNo: string;
  readonly anchorId: string;
  readonly broadcastId: string;
  /** The member who is the anchor. */
  readonly anchor: TestMember;
}

/** A member with coins and a verified identity, registered long ago. */
export interface Giver extends TestMember {
  coins(): Promise<string>;
}

export interface GiftTest extends TestApp {
  anchorRoom(name: string, sharePercent?: number): Promise<LiveRoomOfTest>;
  giver(name: string, coins: bigint): Promise<Giver>;
  /** What a tap sends: one rose of a new streak under the present prices, as changed by `with`. */
  tap(room: LiveRoomOfTest, changes?: Partial<InputOf<Schemas['sendGift']>>): InputOf<Schemas['sendGift']>;
  once(): { operationId: string };
  /** Calls as a member who signs in once more: a session ends after half an hour. */
  again(member: TestMember): Promise<TestMember['api']>;
  endBroadcast(room: LiveRoomOfTest): Promise<void>;
  /** Coins that are payable to an anchor, over all shards. */
  payable(anchorId: string): Promise<bigint>;
}

/** The product with anchors who are live; noon of a Saturday in Shanghai. */
export async function createGiftTest(start = '2026-08-15T04:00:00.000Z'): Promise<GiftTest> {
  const test = await createTestApp({ start });
  const { app } = test;
  let phones = 0;
  let anchors = 0;
  return {
    ...test,
    once: () => ({ operationId: app.ids.uuid() }),
    async anchorRoom(name, sharePercent = 45) {
      const anchor = await test.register(`Anchor${(anchors += 1)}`);
      const [anchorId, broadcastId] = [randomUUID(), randomUUID()];
      await sql`
        insert into live_anchors (id, member_id, name, status, decided_at, decided_by)
        values (${anchorId}, ${anchor.id}, ${name}, 'approved', ${test.clock.now()}, 'a test')`.execute(
        app.db,
      );
      await sql`
        insert into live_contracts (id, anchor_id, no, share_percent, status, proposed_by, agreed_at, in_force_at)
        values (${randomUUID()}, ${anchorId}, 1, ${sharePercent}, 'inForce', 'a test', ${test.clock.now()}, ${test.clock.now()})`.execute(
        app.db,
      );
      const { rows } = await sql<{ no: bigint }>`
        insert into live_rooms (kind, anchor_id, title_zh, title_en, starts_at)
        values ('anchor', ${anchorId}, ${name}, ${name}, ${test.clock.now()}) returning no`.execute(app.db);
      const no = rows[0]?.no ?? 0n;
      await sql`
        insert into live_broadcasts (id, room_no, anchor_id, key_hash, status, started_at)
        values (${broadcastId}, ${no}, ${anchorId}, ${randomBytes(32)}, 'live', ${test.clock.now()})`.execute(
        app.db,
      );
      return { chatRoomNo: String(no), anchorId, broadcastId, anchor };
    },
    async giver(name, coins) {
      const member = await test.register(name);
      await sql`
        update members_accounts set created_at = ${test.clock.now()}::timestamptz - interval '30 days', real_name = '陈致远', area_code = '86',
          phone = ${String(13_800_000_000 + (phones += 1))}
        where id = ${member.id}`.execute(app.db);
      const own = accountsOf(member.id);
      if (coins > 0n)
        await postForTest(
          app,
          'coinPurchase',
          move(own.house('coinRevenue', 'COIN'), own.coins(), coin(coins)),
        );
      return { ...member, coins: async () => formatMoney(await readBalance(app.db, own.coins())) };
    },
    tap: (room, changes = {}) => ({
      chatRoomNo: room.chatRoomNo,
      giftId: 'rose',
      count: 1,
      priceVersion: 1,
      streakId: randomUUID(),
      streakNo: 1,
      shown: false,
      ...changes,
    }),
    async again({ name, proof: { password } }) {
      const { session } = await test.clientOf().logIn({ name, password });
      return test.clientOf(session);
    },
    async endBroadcast({ broadcastId }) {
      await sql`
        update live_broadcasts set status = 'ended', ended_at = ${test.clock.now()} where id = ${broadcastId}`.execute(
        app.db,
      );
    },
    async payable(anchorId) {
      const balances = await Promise.all(
        allShards.map((shard) => readBalance(app.db, houseBucket(shard, 'anchorPayable', 'COIN', anchorId))),
      );
      return balances.reduce((sum, { minor }) => sum + minor, 0n);
    },
  };
}
