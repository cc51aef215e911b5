import type { rehearsalSchemas } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import type { OutputOf } from '@fairway/contract/endpoint.ts';
import { currencyScale, formatMoney, money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { openTimes } from './reservation.ts';

/** What can be reserved now, with the switches of the tutorial and of the modals (specification section 3). */
export function presentReservation(
  app: Platform,
  terms: WithdrawalSettings['reservation'],
  currency: WalletCurrency,
): OutputOf<(typeof rehearsalSchemas)['rehearseWithdrawal']>['reservation'] {
  const now = app.clock.now();
  const cap = BigInt(terms.compensationCap) * 10n ** BigInt(currencyScale[currency]);
  return {
    tutorial: terms.tutorial,
    modals: terms.modals,
    durations: terms.durations.map(({ hours, rewardRate }) => ({
      hours,
      rewardRate,
      expectedConfirmAt: addSeconds(now, hours * 3600).toISOString(),
    })),
    times: openTimes(terms, now, app.config.siteTimeZone).map((at) => ({
      at: at.toISOString(),
      rewardRate: terms.slotRewardRate,
    })),
    compensationRate: terms.compensationRate,
    compensationCap: formatMoney(money(currency, cap)),
  };
}
