import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { depositOrderView } from '@fairway/contract/deposits/order-states.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconWallet } from '@fairway/ui/icons/money.tsx';
import { IconHourglass } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkDepositPaid } from '../api/deposits/use-mark-deposit-paid.ts';
import { useKeepDepositOrder } from '../api/deposits/use-keep-deposit-order.ts';
import { OrderBall } from './order-ball.tsx';
import { useOrderBalls } from './order-ball-store.ts';
import { PanelFacts } from './panel-facts.tsx';
import { useTimeLeft } from './use-time-left.ts';
import styles from './order-ball.module.css';

/** The ball of the open deposit order: 101 is pending payment, 103 no ball at all, any other number pending confirmation. */
export function DepositBall({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const view = depositOrderView(order.orderState);
  const state = t(`ball.depositStates.${view}`);
  const pays = view === 'pendingPayment';
  useAskAtEnd(order.expireTime);
  if (view === 'finished') return null;
  return (
    <OrderBall
      kind="deposit"
      state={state}
      icon={pays ? IconWallet : IconHourglass}
      tone={pays ? 'warning' : 'azure'}
      expireTime={order.expireTime}
      orderTimeOut={order.orderTimeOut}
      counts={pays}
      count={1}
      panel={<DepositPanel order={order} state={state} pays={pays} />}
    />
  );
}

function DepositPanel({ order, state, pays }: { order: DepositOrder; state: string; pays: boolean }) {
  const { t } = useTranslation('cashier');
  const setOpen = useOrderBalls((store) => store.setOpen);
  return (
    <>
      <PanelFacts
        billNo={order.billNo}
        method={order.payTypeName}
        amount={order.orderAmount}
        currency={order.currency}
        state={state}
        expireTime={pays ? order.expireTime : undefined}
      />
      <div className={styles.actions}>
        {pays && <MarkButton order={order} />}
        <Link
          to="/app/myCenter/deposit/$billNo"
          params={{ billNo: order.billNo }}
          className={buttonClass({ variant: pays ? 'quiet' : 'action', wide: true })}
          onClick={() => setOpen(undefined)}
        >
          {t(pays ? 'ball.pay' : 'ball.details')}
        </Link>
      </div>
    </>
  );
}

function MarkButton({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const mark = useMarkDepositPaid(order.billNo);
  return (
    <Button
      wide
      loading={mark.isPending}
      disabledReason={order.markable ? undefined : t('order.notYet')}
      onClick={() => mark.mutate()}
    >
      {t('ball.confirmPaid')}
    </Button>
  );
}

/** Asks once more when the time is over, instead of leaving a dead ball until the next poll. */
function useAskAtEnd(expireTime: string): void {
  const over = useTimeLeft(expireTime).ms === 0;
  const { askAgain } = useKeepDepositOrder();
  const ask = useEffectEvent(() => void askAgain());
  useEffect(() => {
    if (over) ask();
  }, [over]);
}
