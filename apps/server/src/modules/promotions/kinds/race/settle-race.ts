import { settleRace as placesOf } from '@fairway/promotions';
import { hundredths } from '#modules/turnover';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { sharePublished } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { reviewedAbove } from '../../rewards/review-bounds.ts';
import { promiseReward } from '../../rewards/promise-reward.ts';
import { insertResult } from './results-store.ts';
import { selectBest } from './runners-store.ts';

/** Writes the prizes of a race, once and whole; what play is corrected later changes no place. Large prizes wait for people. */
export async function settleRace(app: Platform, no: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const race = await sharePublished(tx, { kind: 'race', no });
    if (!race?.published || race.terms.kind !== 'race') throw new Error(`race ${no} is not published`);
    const { terms, published: version } = race;
    const prizes = terms.prizes.map(fenOf);
    const best = await selectBest(tx, no, prizes.length);
    const places = placesOf(
      best.map(({ member_id: id, tickets }) => ({ id, score: BigInt(tickets) })),
      prizes,
    ).filter(({ prize }) => prize > 0n);
    if (!(await insertResult(tx, no, places.length))) return;

    const now = await databaseNow(tx);
    for (const { id: memberId, prize } of places)
      await promiseReward(tx, {
        id: app.ids.uuid(),
        member_id: memberId,
        kind: 'race',
        no,
        version,
        step: 'place',
        period: 'once',
        amount: prize,
        turnover: Number(hundredths(terms.turnover)),
        state: prize > reviewedAbove ? 'applied' : 'reached',
        expires_at: addSeconds(now, terms.claimDays * 86_400),
      });
  });
}
