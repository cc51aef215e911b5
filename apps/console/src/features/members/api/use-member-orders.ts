import { api } from '../../../lib/api.ts';
import { usePages } from '../../../lib/use-pages.ts';

export type BetState = 'unsettled' | 'settled';

const from = (cursor: string | undefined) => (cursor ? { cursor } : {});

/** A member's deposit orders, newest first. */
export function useMemberDeposits(memberId: string) {
  return usePages({
    key: ['deposits', 'member', memberId],
    ask: (cursor) => api.listMemberDeposits({ memberId, ...from(cursor) }),
  });
}

/** A member's withdrawals, newest first. */
export function useMemberWithdrawals(memberId: string) {
  return usePages({
    key: ['withdrawals', 'member', memberId],
    ask: (cursor) => api.listMemberWithdrawals({ memberId, ...from(cursor) }),
  });
}

/** A member's bets, newest first; open ones or ended ones. */
export function useMemberBets(memberId: string, state: BetState) {
  return usePages({
    key: ['bets', 'member', memberId, state],
    ask: (cursor) => api.listMemberBets({ memberId, state, ...from(cursor) }),
  });
}
