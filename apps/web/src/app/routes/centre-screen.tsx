import { useActiveDepositOrder } from '../../features/cashier/api/deposits/use-active-deposit-order.ts';
import { useActiveWithdrawal } from '../../features/cashier/api/withdrawals/use-active-withdrawal.ts';
import { CentrePage } from '../../features/members/centre/centre-page.tsx';
import type { OpenOrder } from '../../features/members/centre/open-orders.tsx';
import { OpenBets } from '../../features/sportsbook/bets/open-bets.tsx';

/** The member centre's first page, with the open orders of the cashier. */
export function CentreScreen() {
  const deposit = useActiveDepositOrder();
  const withdrawal = useActiveWithdrawal();
  // An order that could not be asked for is not held back: the other one still shows.
  const isKnown = !deposit.isPending && !withdrawal.isPending;
  const orders: OpenOrder[] = [];
  if (deposit.data) {
    const { billNo, orderAmount, currency, createdAt } = deposit.data;
    orders.push({ kind: 'deposit', billNo, amount: orderAmount, currency, createdAt });
  }
  if (withdrawal.data) {
    const { billNo, amount, currency, createdAt } = withdrawal.data.record;
    orders.push({ kind: 'withdrawal', billNo, amount, currency, createdAt });
  }
  return (
    <CentrePage
      orders={isKnown ? orders : undefined}
      isWhole={!deposit.isError && !withdrawal.isError}
      bets={<OpenBets />}
    />
  );
}
