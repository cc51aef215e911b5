import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { stakeOf, type Line } from './line.ts';

/** How much the numbers of a ticket still take in the present issue (限号), once the hand has rested. */
export function usePreview(
  lottery: LotteryCode,
  issue: string | undefined,
  { play, pick, notes, unit, times }: Line,
  currency: WalletCurrency,
) {
  const asked = JSON.stringify({ play, pick, unit, times });
  const settled = useSettled(asked, 400);
  return useQuery({
    queryKey: ['previewTicket', { lottery, issue, currency, settled }],
    queryFn: ({ signal }) => api.previewTicket({ lottery, currency, play, pick, unit, times }, { signal }),
    enabled: settled === asked && notes > 0 && (stakeOf({ notes, unit, times }, currency)?.minor ?? 0n) > 0n,
    retry: false,
  });
}
