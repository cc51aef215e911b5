import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { formatPrice } from '@fairway/betting';
import { cny } from '@fairway/money';
import { accountsOf, laneOf, move } from '@fairway/server/modules/ledger/index.ts';
import { currentSeeds } from '@fairway/server/modules/games/seeds/current-seeds.ts';
import { beginSeed } from '@fairway/server/modules/games/seeds/seeds-store.ts';
import { signKeyOf } from '@fairway/server/modules/members/sessions/sign-key.ts';
import { importFile } from '@fairway/server/modules/sportsbook/importing/import-file.ts';
import { insertSession } from '@fairway/server/modules/venues/seamless/sessions/sessions-store.ts';
import { addSeconds } from '@fairway/server/platform/clock.ts';
import { inTransaction } from '@fairway/server/platform/db/transaction.ts';
import type { Platform } from '@fairway/server/platform/platform.ts';
import { sql } from 'kysely';
import type { Leg, Session } from './protocol.ts';

const members = 1000;
/** Members that are written side by side. */
const atOnce = 20;
const matches = 100;
const funds = cny(10_000_000_00n);

/** Members with a login, money at the sports venue and in the center, a launch at a venue that calls us and a seed in use; matches of the coming week to bet on. */
export async function fill(app: Platform): Promise<{ sessions: Session[]; legs: Leg[] }> {
  const sessions: Session[] = [];
  for (let from = 0; from < members; from += atOnce)
    sessions.push(
      ...(await Promise.all(Array.from({ length: atOnce }, (_, index) => signIn(app, from + index)))),
    );
  await importFile(app, { text: season(app), source: 'bench.json', by: 'bench', timeZone: 'UTC' });
  const { rows } = await sql<{ fixture_id: bigint; version: number; prices: Record<string, number> }>`
    select fixture_id, version, prices from sportsbook_markets
    where market = 'ft_1x2' and status = 'open' order by fixture_id`.execute(app.db);
  const legs = rows.flatMap(({ fixture_id, version, prices }) =>
    Object.entries(prices).map(([selection, price]) => ({
      fixtureId: String(fixture_id),
      selectionId: `ft_1x2/${selection}`,
      marketVersion: version,
      odds: formatPrice(BigInt(price)),
    })),
  );
  if (legs.length < matches) throw new Error(`only ${legs.length} selections are open`);
  return { sessions, legs };
}

async function signIn(app: Platform, number: number): Promise<Session> {
  const [memberId, sessionId] = [randomUUID(), randomUUID()];
  const token = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  await sql`
    with member as (
      insert into members_accounts (id, name, nick_name, password_hash, birth_date, created_at)
      values (${memberId}, ${`bench${number}`}, ${`bench${number}`}, '', '1990-01-31', ${now}) returning id)
    insert into members_sessions (id, member_id, token_hash, device_id, user_agent, address, created_at, last_seen_at,
      expires_at)
    select ${sessionId}, ${memberId}, ${createHash('sha256').update(token).digest()}, '', '', '', ${now}, ${now},
      ${addSeconds(now, 86_400)}`.execute(app.db);
  const own = accountsOf(memberId);
  const give = { at: now, requestId: 'bench' };
  await laneOf(app).post({
    transfers: [
      {
        id: randomUUID(),
        reason: 'adjustment',
        legs: move(own.house('adjustments', 'CNY'), own.venue('fairway-sports', 'CNY'), funds),
        ...give,
      },
      {
        id: randomUUID(),
        reason: 'adjustment',
        legs: move(own.house('adjustments', 'CNY'), own.center('CNY'), funds),
        ...give,
      },
    ],
    answer: () => null,
  });
  const launch = randomBytes(32).toString('base64url');
  await inTransaction(app.db, async (tx) => {
    await insertSession(tx, {
      token: launch,
      provider: 'qiming',
      memberId,
      sessionId,
      currency: 'CNY',
      createdAt: now,
      expiresAt: addSeconds(now, 86_400),
    });
    const { next } = await currentSeeds(tx, app, memberId, { locked: true });
    await beginSeed(tx, next, 'bench', now);
  });
  return { token, signKey: signKeyOf(app, sessionId), memberId, launch };
}

/** A season of the openfootball format: a hundred matches a week ahead. */
function season(app: Platform): string {
  const day = addSeconds(app.clock.now(), 7 * 86_400)
    .toISOString()
    .slice(0, 10);
  const games = Array.from({ length: matches }, (_, index) => ({
    round: 'Matchday 1',
    date: day,
    time: '15:00',
    team1: `Home ${index}`,
    team2: `Away ${index}`,
    score: {},
  }));
  return JSON.stringify({ name: 'English Bench League 2026/27', matches: games });
}
