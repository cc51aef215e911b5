import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import { withdrawalSources } from '@fairway/contract/withdrawals/statuses.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import type { IconProps } from '@fairway/ui/icons/icon.tsx';
import { IconCard } from '@fairway/ui/icons/money.tsx';
import { IconBell, IconHourglass, IconLock } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmWithdrawalReceipt } from '../api/withdrawals/use-confirm-withdrawal-receipt.ts';
import { enumLabel } from '../labels/enum-label.ts';
import { OrderBall, type OrderBallProps } from './order-ball.tsx';
import { useOrderBalls } from './order-ball-store.ts';
import { PanelFacts } from './panel-facts.tsx';
import { shownDraw, type ShownDraw } from './withdrawal-draws.ts';
import styles from './order-ball.module.css';

interface Look {
  icon: (props: IconProps) => ReactNode;
  tone: OrderBallProps['tone'];
  counts?: true;
  confirms?: true;
}

const looks: Readonly<Record<ShownDraw['state'], Look>> = {
  processing: { icon: IconHourglass, tone: 'azure' },
  inProgress: { icon: IconCard, tone: 'azure', counts: true },
  readyToConfirm: { icon: IconBell, tone: 'warning', confirms: true },
  toBeConfirmed: { icon: IconBell, tone: 'warning', confirms: true },
  frozen: { icon: IconLock, tone: 'danger' },
};

/** The ball of the open withdrawal, by the part that expires first. */
export function WithdrawalBall({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('cashier');
  const shown = shownDraw(order);
  if (shown === undefined) return null;
  const { draw, count } = shown;
  const look = looks[shown.state];
  const state = t(`ball.withdrawalStates.${shown.state}`);
  return (
    <OrderBall
      kind="withdrawal"
      state={state}
      icon={look.icon}
      tone={look.tone}
      expireTime={draw.expireTime}
      orderTimeOut={draw.orderTimeOut}
      counts={look.counts ?? false}
      count={count}
      panel={<WithdrawalPanel order={order} shown={shown} state={state} />}
    />
  );
}

function WithdrawalPanel(props: { order: WithdrawalOrder; shown: ShownDraw; state: string }) {
  const { t } = useTranslation('cashier');
  const setOpen = useOrderBalls((store) => store.setOpen);
  const { order, shown } = props;
  const { counts, confirms: ready } = looks[shown.state];
  // A matched part is confirmed beside its proof, on the order's page.
  const confirms = ready && shown.draw.orderSource !== withdrawalSources.codes.matched;
  return (
    <>
      <PanelFacts
        billNo={shown.draw.billNo}
        method={enumLabel(withdrawalTypes, shown.draw.withdrawType)}
        amount={order.record.amount}
        currency={order.record.currency}
        state={props.state}
        expireTime={counts ? shown.draw.expireTime : undefined}
      />
      {shown.count > 1 && <p className={styles.note}>{t('ball.parts', { count: shown.count })}</p>}
      <div className={styles.actions}>
        {confirms && <ConfirmButton billNo={order.billNo} />}
        <Link
          to="/app/myCenter/withdrawals/$billNo"
          params={{ billNo: order.billNo }}
          className={buttonClass({ variant: confirms ? 'quiet' : 'action', wide: true })}
          onClick={() => setOpen(undefined)}
        >
          {t('ball.details')}
        </Link>
      </div>
    </>
  );
}

function ConfirmButton({ billNo }: { billNo: string }) {
  const { t } = useTranslation('cashier');
  const confirm = useConfirmWithdrawalReceipt(billNo);
  return (
    <Button wide loading={confirm.isPending} onClick={() => confirm.mutate()}>
      {t('ball.confirmReceipt')}
    </Button>
  );
}
