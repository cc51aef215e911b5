import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { forgetSettings } from '#modules/settings';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../../catalogue/catalogue-memory.ts';
import { sportsbookLimitsKind } from '../../limits/limits-kind.ts';
import type { Outcome, Overtaker, Press } from './outcome.ts';
import { exposureKeysOf } from './read-facts.ts';
import { watchExposures, watchMember } from './watched.ts';

/** Answers the bet, or throws the refusal by its name, kept under the operation id. */
export async function explainOutcome(
  app: Platform,
  press: Press,
  outcome: Exclude<Outcome, { kind: 'overtaken' }>,
): Promise<Bet> {
  switch (outcome.kind) {
    case 'booked':
      return outcome.bet;
    case 'answered':
      throw outcome.refusal;
    case 'refused':
      // The answer stored under the operation id comes first: perhaps it was booked, and only the answer was lost.
      return onceInTransaction(app, press.key, async () => Promise.reject(outcome.refusal));
  }
}

/** Remembers what overtook a press, so that the next reading, and those of others, asks the rows about it. */
export function learnFrom(app: Platform, press: Press, overtaker: Overtaker): void {
  switch (overtaker) {
    case 'offer':
      refreshCatalogue(app);
      return;
    case 'limits':
      forgetSettings(app, sportsbookLimitsKind);
      return;
    case 'member':
      watchMember(app, press.call.member.memberId);
      return;
    case 'exposure':
      watchExposures(app, exposureKeysOf(press));
      return;
    case 'memory':
    case 'queue':
      return;
  }
}
