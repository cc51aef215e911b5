import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useQueueInterval } from '../../../lib/live/live.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { useAct } from '../../../lib/use-act.ts';
import { usePages } from '../../../lib/use-pages.ts';

/** Open orders that staff must look at; refreshed every 15 s and with each news. */
export function useReceipts() {
  const every = useQueueInterval(15_000);
  return useQuery({
    queryKey: ['deposits', 'receipts'],
    queryFn: () => api.listDepositReceipts({}),
    refetchInterval: every,
  });
}

/** Writes down what the statement shows for an order. */
export function useEnterReceipt(onDone: () => void) {
  const { t } = useTranslation('pay');
  return useAct({
    call: (input: InputOf<Schemas['enterDepositReceipt']>, options) =>
      api.enterDepositReceipt(input, options),
    touches: ['deposits', 'home'],
    done: t('receipts.entered'),
    onDone,
  });
}

/** Whose code it is. */
export function useFindCode() {
  const { message } = App.useApp();
  return useMutation({
    mutationFn: (code: string) => api.searchRechargeCode({ code }),
    onError: (fault) => void message.error(refusalText(fault)),
  });
}

/** Writes down a payment for a code's member. */
export function useRedeemCode(onDone: () => void) {
  const { t } = useTranslation('pay');
  return useAct({
    call: (input: InputOf<Schemas['redeemRechargeCode']>, options) => api.redeemRechargeCode(input, options),
    touches: ['deposits', 'home'],
    done: t('desk.entered'),
    onDone,
  });
}

export function useGiftBatches() {
  return usePages({ key: ['gifts'], ask: (cursor) => api.listGiftBatches(cursor ? { cursor } : {}) });
}

/** Makes codes; they come with the answer and never again. */
export function useIssueGifts() {
  const { t } = useTranslation('pay');
  return useAct({
    call: (input: InputOf<Schemas['issueGiftCodes']>, options) => api.issueGiftCodes(input, options),
    touches: ['gifts', 'audit'],
    done: ({ batch }) => t('gifts.issued', { count: batch.count }),
  });
}

export function useReleaseGifts() {
  const { t } = useTranslation('pay');
  return useAct({
    call: (input: InputOf<Schemas['releaseGiftCodes']>, options) => api.releaseGiftCodes(input, options),
    touches: ['gifts', 'audit'],
    done: t('gifts.releasedDone'),
  });
}
