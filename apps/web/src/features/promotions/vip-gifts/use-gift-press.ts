import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showActRefusal } from '../parts/act-refusal.ts';
import { toast } from '../../../lib/toasts.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';
import { useTakeVipGift } from '../api/use-vip-gift.ts';

const reads = ['checkVipGiftProgress', 'listVipGifts', 'getMonthlyDividends'];

/** The press that applies for a gift; it ends in a toast, and everything that the gift changes is asked for again. */
export function useGiftPress(gift: 'birthday' | 'monthMoney', no: number) {
  const { t } = useTranslation('vipGifts');
  const client = useQueryClient();
  const askRewardsAgain = useAskRewardsAgain();
  const take = useTakeVipGift(gift, no);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const given = await take();
      toast({ title: t(given.gift.state === 'applied' ? 'taken.applied' : 'taken.paid'), tone: 'ok' });
    } catch (fault) {
      showActRefusal(fault);
    } finally {
      await Promise.all([
        ...reads.map((operation) => client.invalidateQueries({ queryKey: [operation] })),
        askRewardsAgain(),
      ]);
      setBusy(false);
    }
  };
  return { press: () => void run(), isBusy };
}
