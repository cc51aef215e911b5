import { hundredths } from '#modules/turnover';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { closingOf, promiseReward } from '../../rewards/promise-reward.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { withFund } from '../../rewards/with-fund.ts';
import { guessPeriod, guessStep } from './present-question.ts';
import { updateAllPaid } from './questions-store.ts';
import type { Settlement } from './settle-question.ts';

/**
 * Pays a settled question's winners, each in a transaction of its own and by the terms they answered under; who is paid already is passed
 * over, so that a run that was cut off is finished by the next. Above 1,000.00 people decide; what is kept back is refused.
 */
export async function payWinners(app: Platform, { question, guesses, paid }: Settlement): Promise<void> {
  const { kind, no, number } = question;
  const guessOf = new Map(guesses.map((guess) => [guess.member_id, guess]));
  for (const { id: memberId, amount } of paid) {
    const guess = guessOf.get(memberId);
    // A pot of fewer fen than winners leaves nothing for the latest of them.
    if (!guess || amount === 0n) continue;
    await once(() =>
      withFund(app, (pay) =>
        inTransaction(app.db, async (tx) => {
          const version = await selectVersion(tx, guess.version);
          if (!version) throw new Error('an answer was given under a version that is not there');
          const { hash, document: terms } = version;
          const prize = { step: guessStep, period: guessPeriod(number), amount };
          if (await closingOf(tx, memberId, { kind, no })) {
            await promiseReward(tx, {
              ...prize,
              id: app.ids.uuid(),
              member_id: memberId,
              kind,
              no,
              version: hash,
              turnover: Number(hundredths(terms.turnover)),
              state: 'reached',
              expires_at: null,
            });
            return;
          }
          await giveReward(tx, app, pay, {
            ...prize,
            memberId,
            campaign: { kind, no },
            version: hash,
            terms,
          });
        }),
      ),
    );
  }
  await updateAllPaid(app.db, question);
}

async function once(pay: () => Promise<unknown>): Promise<void> {
  try {
    await pay();
  } catch (refusal) {
    const isThere =
      refusal instanceof AppError &&
      (refusal.error === 'rewardAlreadyClaimed' || refusal.error === 'applyUnderReview');
    if (!isThere) throw refusal;
  }
}
