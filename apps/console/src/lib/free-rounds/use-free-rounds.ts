import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { displayMoney, parseMoney, type Currency } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { useAct } from '../use-act.ts';
import { usePages } from '../use-pages.ts';

/** Grants of free rounds, newest first: of one member, or of all. */
export function useFreeRounds(memberId: string | undefined) {
  return usePages({
    key: ['free-rounds', memberId ?? 'all'],
    ask: (cursor) =>
      api.listMemberFreeRounds({ ...(memberId ? { memberId } : {}), ...(cursor ? { cursor } : {}) }),
  });
}

export function useWithdrawFreeRounds(currency: Currency) {
  const { t } = useTranslation('free-rounds');
  return useAct({
    call: (input: InputOf<Schemas['withdrawFreeRounds']>, options) => api.withdrawFreeRounds(input, options),
    touches: ['free-rounds', 'audit'],
    done: ({ back }) => t('withdraw.done', { back: displayMoney(parseMoney(back, currency)) }),
  });
}
