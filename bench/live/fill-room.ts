import { randomBytes, randomUUID } from 'node:crypto';
import { coin } from '@fairway/money';
import { accountsOf, laneOf, move } from '@fairway/server/modules/ledger/index.ts';
import type { Platform } from '@fairway/server/platform/platform.ts';
import { sql } from 'kysely';
import type { Session } from '../http/protocol.ts';

const coins = coin(100_000n);
/** Those that the lane commits together: a thousand durable commits one after another were most of the wait before the first figure. */
const atOnce = 100;

/** A room whose anchor is live, and coins for those who give; their identity is verified and they registered a month ago. Answers the room's number. */
export async function fillRoom(app: Platform, sessions: readonly Session[]): Promise<string> {
  const [first, ...givers] = sessions;
  if (!first) throw new Error('nobody to be the anchor');
  await sql`
    update members_accounts set created_at = created_at - interval '30 days', real_name = '陈致远', area_code = '86',
      phone = (13800000000 + n.place)::text
    from (select id as member, row_number() over (order by id) as place from members_accounts) n where n.member = id`.execute(
    app.db,
  );
  const [anchorId, now] = [randomUUID(), app.clock.now()];
  await sql`
    insert into live_anchors (id, member_id, name, status, decided_at, decided_by)
    values (${anchorId}, ${first.memberId}, 'Bench', 'approved', ${now}, 'bench')`.execute(app.db);
  await sql`
    insert into live_contracts (id, anchor_id, no, share_percent, status, proposed_by, agreed_at, in_force_at)
    values (${randomUUID()}, ${anchorId}, 1, 45, 'inForce', 'bench', ${now}, ${now})`.execute(app.db);
  const { rows } = await sql<{ no: bigint }>`
    insert into live_rooms (kind, anchor_id, title_zh, title_en, starts_at)
    values ('anchor', ${anchorId}, 'Bench', 'Bench', ${now}) returning no`.execute(app.db);
  const no = rows[0]?.no ?? 0n;
  await sql`
    insert into live_broadcasts (id, room_no, anchor_id, key_hash, status, started_at)
    values (${randomUUID()}, ${no}, ${anchorId}, ${randomBytes(32)}, 'live', ${now})`.execute(app.db);
  for (let from = 0; from < givers.length; from += atOnce)
    await Promise.all(givers.slice(from, from + atOnce).map((giver) => giveCoins(app, giver, now)));
  return String(no);
}

async function giveCoins(app: Platform, { memberId }: Session, at: Date): Promise<void> {
  const own = accountsOf(memberId);
  await laneOf(app).post({
    transfers: [
      {
        id: randomUUID(),
        reason: 'coinPurchase',
        legs: move(own.house('coinRevenue', 'COIN'), own.coins(), coins),
        at,
        requestId: 'bench',
      },
    ],
    answer: () => null,
  });
}
