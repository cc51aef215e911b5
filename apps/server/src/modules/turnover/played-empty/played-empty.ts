import { parseMoney } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addJobByName } from '#platform/jobs/add-job.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import type { Platform } from '#platform/platform.ts';
import { playSources } from '#modules/venues';
import { endPlayedEmpty, reopenPlayedEmpty } from './end-played-empty.ts';

interface Played {
  memberId: string;
  currency: 'CNY' | 'USDT';
}

const jobName = 'sportsbook.played-empty';
/** While a deposit or a withdrawal is open for an empty wallet. */
const waitSeconds = 15 * 60;

/** A bet is settled: if it was the last money of its wallet, what was to be played for that money ends. */
export const endPlayedEmptyAfterBet = defineSubscriber({
  event: 'bet.settled',
  name: 'sportsbook.end-played-empty',
  run: (app, { memberId, currency }) => check(app, { memberId, currency }),
});

/** The same for a round that took money from the center wallet. */
export const endPlayedEmptyAfterGame = defineSubscriber({
  event: 'game.settled',
  name: 'turnover.end-played-empty-after-game',
  run: (app, { memberId, currency }) => check(app, { memberId, currency }),
});

/** The same for a member's tickets on an issue of a lottery. */
export const endPlayedEmptyAfterTickets = defineSubscriber({
  event: 'tickets.settled',
  name: 'turnover.end-played-empty-after-tickets',
  run: (app, { memberId, currency }) => check(app, { memberId, currency }),
});

/** A corrected result: where it gave money back, or opened the bet again, what had ended since the bet is open again. */
export const reopenPlayedEmptyAfterBet = defineSubscriber({
  event: 'bet.resettled',
  name: 'sportsbook.reopen-played-empty',
  async run(app, { memberId, currency, betId, before, after }) {
    const bet = await findPlay(app, memberId, betId);
    if (bet && (bet.open || parseMoney(after, currency).minor > parseMoney(before, currency).minor))
      await inTransaction(app.db, (tx) => reopenPlayedEmpty(tx, { memberId, currency, since: bet.placedAt }));
    await check(app, { memberId, currency });
  },
});

/**
 * A venue outside took or gave money. Where it settles with the stake, what is missing there is lost like a lost bet. What comes back
 * into a wallet that was empty there, and to which nothing was sent since, had not been lost: what ended meanwhile is open again.
 */
export const endPlayedEmptyAtVenue = defineSubscriber({
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

/** The look again, once what was open may have ended. */
export const playedEmptyJob = defineJob<Played>({ name: jobName, run: check });

async function check(app: Platform, played: Played): Promise<void> {
  const { memberId, currency } = played;
  const hasOpenPlay = (tx: Tx) => isPlaying(tx, app, memberId);
  if ((await endPlayedEmpty(app, { memberId, currency, hasOpenPlay })) !== 'waiting') return;
  const runAt = addSeconds(app.clock.now(), waitSeconds);
  const key = `playedEmpty:${memberId}:${currency}`;
  await inTransaction(app.db, (tx) => addJobByName(tx, jobName, { memberId, currency }, { runAt, key }));
}

async function isPlaying(tx: Tx, app: Platform, memberId: string): Promise<boolean> {
  for (const source of playSources.all(app)) if (await source.hasOpenPlay(tx, memberId)) return true;
  return false;
}

async function findPlay(app: Platform, memberId: string, id: string) {
  for (const source of playSources.all(app)) {
    const play = await source.findPlay(app.db, memberId, id);
    if (play) return play;
  }
  return undefined;
}
