import { useQueryClient } from '@tanstack/react-query';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';

const byOrder = {
  deposit: ['getActiveDepositOrder', 'getDepositOrder', 'listDepositOrders', 'getFastDeposit'],
  withdrawal: [
    'getActiveWithdrawal',
    'getWithdrawal',
    'listWithdrawals',
    'getWithdrawalTerms',
    'listFastWithdrawalParts',
  ],
  transfer: [],
} as const;

/**
 * Follows the member's orders over MQTT and asks again for what each news concerns; after a break for all of it. The order
 * balls hold this one follower, so that every screen of the cashier lives from it.
 */
export function useOrderNews(): void {
  const client = useQueryClient();
  const memberId = useSession(({ session }) => session?.memberId);
  const askAgain = (operations: readonly string[]) => {
    for (const operation of operations) void client.invalidateQueries({ queryKey: [operation] });
  };
  useTopic(
    'memberOrders',
    memberId === undefined ? undefined : { memberId },
    ({ order }) => askAgain(byOrder[order]),
    () => askAgain([...byOrder.deposit, ...byOrder.withdrawal]),
  );
}
