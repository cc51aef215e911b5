import { parseMoney } from '@fairway/money';
import { sql } from 'kysely';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJobByName } from '#platform/jobs/add-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import type { Platform } from '#platform/platform.ts';
import { endPlayedEmpty, reopenPlayedEmpty } from '#modules/cashier';
import { shardOf } from '#modules/ledger';

interface Played {
  memberId: string;
  currency: 'CNY' | 'USDT';
}

const jobName = 'sportsbook.played-empty';
/** While a deposit or a withdrawal is under way in an empty wallet. */
const waitSeconds = 15 * 60;

/** A bet is settled: if it was the last money of its wallet, what was to be played for that money ends. */
export const onBetSettled = defineSubscriber({
  event: 'bet.settled',
  name: 'sportsbook.end-played-empty',
  run: (app, { memberId, currency }) => check(app, { memberId, currency }),
});

/** A corrected result: where it gave money back, or opened the bet again, what had ended since the bet is open again. */
export const onBetResettled = defineSubscriber({
  event: 'bet.resettled',
  name: 'sportsbook.reopen-played-empty',
  async run(app, { memberId, currency, betId, before, after }) {
    const bet = await findPlacing(app.db, memberId, betId);
    if (bet && (bet.open || parseMoney(after, currency).minor > parseMoney(before, currency).minor))
      await inTransaction(app.db, (tx) =>
        reopenPlayedEmpty(tx, { memberId, currency, since: bet.placed_at }),
      );
    await check(app, { memberId, currency });
  },
});

/**
 * A venue outside took or gave money. Where it settles with the stake, what is missing there is lost like a lost bet. What comes back
 * into a wallet that was empty there, and to which nothing was sent since, had not been lost: what ended meanwhile is open again.
 */
export const onVenueResulted = defineSubscriber({
  event: 'venue.resulted',
  name: 'sportsbook.end-played-empty-at-venue',
  async run(app, { memberId, currency, before, after, isFinal, sentAt }) {
    const [had, has] = [parseMoney(before, currency).minor, parseMoney(after, currency).minor];
    if (had === 0n && has > 0n && sentAt !== null)
      await inTransaction(app.db, (tx) =>
        reopenPlayedEmpty(tx, { memberId, currency, since: new Date(sentAt) }),
      );
    if (isFinal) await check(app, { memberId, currency });
  },
});

/** The look again, once what was under way may have ended. */
export const playedEmptyJob = defineJob<Played>({ name: jobName, run: check });

async function check(app: Platform, played: Played): Promise<void> {
  const { memberId, currency } = played;
  const hasOpenBets = (tx: Tx) => isBetting(tx, memberId);
  if ((await endPlayedEmpty(app, { memberId, currency, hasOpenBets })) !== 'waiting') return;
  const runAt = addSeconds(app.clock.now(), waitSeconds);
  const key = `playedEmpty:${memberId}:${currency}`;
  await inTransaction(app.db, (tx) => addJobByName(tx, jobName, { memberId, currency }, { runAt, key }));
}

async function isBetting(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as found from sportsbook_bets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and status in ('pending', 'accepted')
    limit 1`.execute(tx);
  return rows.length > 0;
}

async function findPlacing(
  db: Db,
  memberId: string,
  betId: string,
): Promise<{ placed_at: Date; open: boolean } | undefined> {
  const { rows } = await sql<{ placed_at: Date; open: boolean }>`
    select placed_at, status in ('pending', 'accepted') as open from sportsbook_bets
    where shard_id = ${shardOf(memberId)} and id = ${betId}`.execute(db);
  return rows[0];
}
