import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { raffleWinners } from '@fairway/promotions';
import { hashing } from '#modules/games';
import { hundredths } from '#modules/turnover';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import type { Platform } from '#platform/platform.ts';
import { reviewedAbove } from '../../rewards/review-bounds.ts';
import { promiseReward } from '../../rewards/promise-reward.ts';
import { randomnessFor } from '../round-draws/draw-round.ts';
import { openSealedSeed } from '../round-draws/sealed-seed.ts';
import { closeRaffle } from './close-raffle.ts';
import { prizesOf, termsOf } from './raffle-prizes.ts';
import { selectTicket, updateWon } from './raffle-tickets-store.ts';
import { holdRaffle, selectUndrawn, updateDrawn, type RaffleRow } from './raffles-store.ts';

/**
 * Draws a closed raffle once its round is known, and writes what each winning ticket has won: to be claimed, or decided by people above the
 * bound. Runs as often as it is asked to; while the beacon is silent the raffle waits, and nobody names another round.
 */
export const drawRaffleJob = defineJob<{ no: number }>({
  name: 'promotions.draw-raffle',
  async run(app, { no }) {
    await inTransaction(app.db, async (tx) => {
      const raffle = await holdRaffle(tx, no);
      if (!raffle?.closed_at || raffle.drawn_at) return;
      const randomness = await randomnessFor(tx, raffle);
      if (randomness === null) return;
      const terms = await termsOf(tx, raffle);
      const prizes = prizesOf(terms);
      for (const [winner, number] of winnersOf(app, raffle, { randomness, prizes: prizes.length }))
        await writeWinner(tx, app, { raffle, terms, number, winner, amount: prizes[winner] ?? 0n });
      await updateDrawn(tx, no, randomness);
    });
  },
});

/** Draws the raffles that waited for a round. */
export const drawRafflesOnBeacon = defineSubscriber({
  event: 'beacon.drawn',
  name: 'promotions.draw-raffles-on-beacon',
  async run(app) {
    for (const no of await selectUndrawn(app.db)) {
      await inTransaction(app.db, (tx) => closeRaffle(tx, no));
      await drawRaffleJob.run(app, { no });
    }
  },
});

function winnersOf(
  app: Platform,
  raffle: RaffleRow,
  { randomness, prizes }: { randomness: string; prizes: number },
): Iterable<[number, number]> {
  const { root, tickets } = raffle;
  if (root === null) return [];
  const draw = { serverSeed: openSealedSeed(app, raffle), randomness, root, tickets };
  return raffleWinners(hashing, draw, prizes).entries();
}

async function writeWinner(
  tx: Tx,
  app: Platform,
  won: { raffle: RaffleRow; terms: TermsOf<'raffle'>; number: number; winner: number; amount: bigint },
): Promise<void> {
  const { raffle, terms, number, winner, amount } = won;
  const { no, version } = raffle;
  const ticket = await selectTicket(tx, no, number);
  if (!ticket) throw new Error(`no ticket ${number} in raffle ${no}`);
  const reward = {
    id: app.ids.uuid(),
    member_id: ticket.member_id,
    kind: 'raffle' as const,
    no,
    version,
    step: 'raffle',
    period: `ticket-${number}`,
    amount,
    turnover: Number(hundredths(terms.turnover)),
    state: amount > reviewedAbove ? ('applied' as const) : ('reached' as const),
    expires_at: addSeconds(await databaseNow(tx), terms.claimDays * 86_400),
  };
  await promiseReward(tx, reward);
  await updateWon(tx, no, { number, winner, rewardId: reward.id });
}
