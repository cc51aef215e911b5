import { randomBytes, randomUUID } from 'node:crypto';
import { crashPoint } from '@fairway/fair-games';
import type { MemberCall } from '@fairway/server/platform/http/call.ts';
import type { Platform } from '@fairway/server/platform/platform.ts';
import { hashing } from '@fairway/server/modules/games/rules/hashing.ts';
import { cashOutCrash } from '@fairway/server/modules/games/rocket/cash-out-crash.ts';
import { secretPointOf } from '@fairway/server/modules/games/rocket/secret-point.ts';
import { selectPresentFlight } from '@fairway/server/modules/games/rocket/flights-store.ts';
import { secretLink } from '@fairway/server/modules/games/chains/secret-link.ts';
import { takeLinks } from '@fairway/server/modules/games/chains/take-links.ts';
import { inTransaction } from '@fairway/server/platform/db/transaction.ts';
import { fill } from './fill.ts';

export interface CashOuts {
  readonly seconds: number;
  readonly taken: number;
  /** The longest that one waited, in milliseconds. */
  readonly slowest: number;
}

/** Everybody with a bet on a flight presses at once; the flight goes on for long enough. */
export async function cashOut(app: Platform, superuser: string, bets: number): Promise<CashOuts> {
  const [early, members] = await prepare(app, superuser, bets);
  const flight = await selectPresentFlight(app.db);
  if (!flight) throw new Error('no flight');
  await secretPointOf(app, app.db, flight);
  await fill(superuser, `update games_rocket_rounds set started_at = now() - interval '100 milliseconds';`);
  // As in a process that has been at work: its connections are open and its statements prepared.
  await Promise.all(early.map((member) => press(app, member)));
  const begun = performance.now();
  let slowest = 0;
  const answers = await Promise.allSettled(
    members.map(async (member) => {
      await press(app, member);
      slowest = Math.max(slowest, performance.now() - begun);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const refused = answers.find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected') console.log('  the first refusal:', refused.reason);
  return { seconds, slowest, taken: answers.filter(({ status }) => status === 'fulfilled').length };
}

interface Bettor {
  readonly memberId: string;
  readonly betId: string;
}

async function press(app: Platform, { memberId, betId }: Bettor): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a cash-out reads of a call
  const call = { member: { memberId }, operationId: `bench-${betId}`, language: 'en' } as MemberCall;
  await cashOutCrash(app, call, { betId });
}

/** How many press first, and are not measured. */
const earlyBets = 600;

/** A flight that will end above 100, and a bet of everybody on it. */
async function prepare(app: Platform, superuser: string, bets: number): Promise<[Bettor[], Bettor[]]> {
  const [taken] = await inTransaction(app.db, (tx) => takeLinks(tx, app, 'rocket', 1));
  if (!taken) throw new Error('no link');
  const link = await secretLink(app.db, app, 'rocket', taken);
  let randomness = '';
  do randomness = randomBytes(32).toString('hex');
  while (crashPoint(hashing, link, randomness) < 100_00);
  const members = Array.from({ length: earlyBets + bets }, () => ({
    memberId: randomUUID(),
    betId: randomUUID(),
  }));
  await fill(
    superuser,
    `insert into games_rocket_rounds (number, opens_at, closes_at, chain, link_index, beacon_chain, beacon_round, beacon_at,
      randomness, started_at)
    select 1, at - interval '10 seconds', at - interval '2 seconds', ${taken.chain}, ${taken.index}, 'bench', 1, at - interval '1 second',
      '${randomness}', at from (select now() as at) as instant;
    insert into games_rocket_bets (shard_id, member_id, id, bill_no, round, currency, stake, most_height, stake_transfer)
    select ledger_shard_of(member_id), member_id, id, 'G' || id, 1, 'CNY', 1000, 100000000, gen_random_uuid()
    from (values ${members.map(({ memberId, betId }) => `('${memberId}', '${betId}'::uuid)`).join(', ')}) as known (member_id, id);
    analyze;`,
  );
  return [members.slice(0, earlyBets), members.slice(earlyBets)];
}
