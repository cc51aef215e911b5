import { useQueryClient } from '@tanstack/react-query';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';

/** Everything that shows the member's money. */
const moneyReads = [
  'getWalletBalance',
  'getCoinBalance',
  'listVenues',
  'getLockedMoney',
  'getFundsHistory',
  'explainBalance',
  'listStatementLines',
  'getBalanceInterestDetails',
  'getYebWallet',
  'listYebIncome',
  'getExchangeTerms',
] as const;
const transferReads = ['listVenueTransfers', 'getVenueTransfer'] as const;

/** A function that asks again for all that shows the member's money. */
export function useAskMoneyAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const reads = [...moneyReads, ...transferReads];
    await Promise.all(reads.map((operation) => client.invalidateQueries({ queryKey: [operation] })));
  };
}

/** Follows the member's wallet and transfers over MQTT. The header holds this one follower, so every page lives from it. */
export function useWalletNews(): void {
  const memberId = useSession(({ session }) => session?.memberId);
  const params = memberId === undefined ? undefined : { memberId };
  const client = useQueryClient();
  const askAgain = useAskMoneyAgain();
  useTopic(
    'memberWallet',
    params,
    () => void askAgain(),
    () => void askAgain(),
  );
  useTopic('memberOrders', params, ({ order }) => {
    if (order !== 'transfer') return;
    for (const operation of transferReads) void client.invalidateQueries({ queryKey: [operation] });
  });
  useTopic('site', {}, ({ changed }) => {
    if (changed === 'venues') void client.invalidateQueries({ queryKey: ['listVenues'] });
  });
}
