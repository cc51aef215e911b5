import type { WithdrawalNotice } from '@fairway/contract/matching/parts.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

/**
 * Reports to the server that a notice about a withdrawal was shown. A failure costs a second showing on another device,
 * no more.
 */
export function useRememberNotice() {
  return useMutation({
    mutationFn: (notice: { billNo: string; notice: WithdrawalNotice }) =>
      api.rememberWithdrawalNotice(notice),
  });
}
