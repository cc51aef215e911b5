import { identityRemedyOf } from '@fairway/contract/identity/remedies.ts';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import { isIdentityRefusal } from '../../identity/identity-refusal.ts';
import type { Block } from '../terms.ts';

const known = [
  'withdrawPasswordMissing',
  'withdrawPasswordLocked',
  'payoutMethodMissing',
  'payoutMethodWaiting',
  'withdrawalOpen',
  'memberFrozen',
  'withdrawCountExceeded',
  'withdrawAmountExceeded',
  'insufficientBalance',
  'withdrawalOwes',
  'withdrawalRests',
  'turnoverOutstanding',
  'amountTooSmall',
  'amountTooLarge',
  'amountMalformed',
  'amountScale',
  'payoutMethodMismatch',
  'withdrawalOptionUnavailable',
  'reservationUnavailable',
  'fixedAmountOnly',
] as const;

/** A reason that stops a withdrawal, in the visitor's language; one of another version says only that it stops. */
export function useBlockText(): (block: Block) => string {
  const { t } = useTranslation('cashier');
  return ({ error, params, currency }) => {
    if (isIdentityRefusal(error)) {
      const remedy = identityRemedyOf(error);
      return remedy?.kind === 'complete'
        ? t('identity.missing', {
            parts: remedy.ask.map((part) => t(`identity.parts.${part}`)).join(t('identity.and')),
          })
        : t(remedy?.kind === 'correct' ? 'identity.correct' : 'identity.support');
    }
    const reason = known.find((name) => name === error);
    if (reason === undefined) return t('withdrawal.blocks.unknown');
    const { until } = params;
    const values = { ...params, ...(typeof until === 'string' ? { until: formatTime(until) } : {}) };
    if (reason === 'payoutMethodMissing')
      return t(`withdrawal.blocks.payoutMethodMissing.${currency === 'USDT' ? 'USDT' : 'CNY'}`);
    return t(`withdrawal.blocks.${reason}`, values);
  };
}
