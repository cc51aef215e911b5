import { useActiveDepositOrder } from '../api/deposits/use-active-deposit-order.ts';
import { useActiveWithdrawal } from '../api/withdrawals/use-active-withdrawal.ts';
import { useOrderNews } from '../api/use-order-news.ts';
import { useNow } from '../../../lib/use-now.ts';
import { WithdrawalNotices } from '../matching/withdrawal-notices.tsx';
import { DepositBall } from './deposit-ball.tsx';
import { DepositFarewell, WithdrawalFarewell } from './farewells.tsx';
import { useOrderBalls } from './order-ball-store.ts';
import { useJustEnded } from './use-just-ended.ts';
import { WithdrawalBall } from './withdrawal-ball.tsx';

/**
 * The order balls of a signed-in member: one for the open deposit, one for the open withdrawal. Both orders are asked
 * for each minute and with each news; signing out unmounts this and ends both.
 */
export function OrderBalls() {
  useOrderNews();
  const deposit = useActiveDepositOrder();
  const withdrawal = useActiveWithdrawal();
  const depositEnd = useJustEnded(deposit.data);
  const withdrawalEnd = useJustEnded(withdrawal.data);
  const hidden = useNow(1_000) < useOrderBalls(({ hiddenUntil }) => hiddenUntil);
  if (hidden) return withdrawal.data ? <WithdrawalNotices order={withdrawal.data} /> : null;
  return (
    <>
      {deposit.data && <DepositBall order={deposit.data} />}
      {depositEnd.billNo && <DepositFarewell billNo={depositEnd.billNo} onGone={depositEnd.forget} />}
      {withdrawal.data && <WithdrawalBall order={withdrawal.data} />}
      {withdrawal.data && <WithdrawalNotices order={withdrawal.data} />}
      {withdrawalEnd.billNo && (
        <WithdrawalFarewell billNo={withdrawalEnd.billNo} onGone={withdrawalEnd.forget} />
      )}
    </>
  );
}
