import type { WithdrawalOrder } from '@fairway/contract/cashier/withdrawal-schemas.ts';
import { withdrawalEvents } from '@fairway/contract/cashier/timeline-words.ts';
import { withdrawalWays } from '@fairway/contract/enums/withdrawals.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Steps } from '@fairway/ui/components/steps/steps.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useConfirmWithdrawalReceipt } from '../api/withdrawals/use-confirm-withdrawal-receipt.ts';
import { OrderNumber } from '../parts/order-number.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { enumLabel } from '../words/enum-label.ts';
import { exactAmount } from '../words/exact-amount.ts';
import { useStepWords } from '../words/use-step-words.ts';
import { Standing } from './standing.tsx';
import { withdrawalStepsOf } from './withdrawal-steps.ts';
import styles from './withdrawal-order-view.module.css';

/** The withdrawal's card: head, steps, how it stands, amounts, what has happened. There is no way to pull it back. */
export function WithdrawalOrderView({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('cashier');
  const stateWords = useStepWords();
  const { record } = order;
  const { currency } = record;
  return (
    <>
      <Card pad="none">
        <div className={styles.head}>
          <PayMark kind={currency === 'USDT' ? 'usdt' : 'bank'} />
          <div>
            <p className={styles.name}>{enumLabel(withdrawalWays, record.withdrawalWay)}</p>
            <OrderNumber billNo={order.billNo} createdAt={record.createdAt} />
          </div>
        </div>
        <div className={styles.body}>
          <Steps label={t('payout.steps')} stateWords={stateWords} steps={withdrawalStepsOf(order)} />
          <Standing order={order} />
          <Facts
            facts={[
              { key: 'amount', label: t('withdrawal.amount'), value: exactAmount(record.amount, currency) },
              { key: 'fee', label: t('withdrawal.fee'), value: exactAmount(record.fee, currency) },
              { key: 'to', label: t('withdrawal.payTo'), value: `${record.bankName} ${record.bankCard}` },
            ]}
            total={{
              label: t('withdrawal.net'),
              value: <span className={styles.total}>{exactAmount(record.netAmount, currency)}</span>,
            }}
          />
        </div>
        <Foot order={order} />
      </Card>
      <Timeline
        title={t('timeline.title')}
        currency={currency}
        steps={order.timeline.map((step) => ({ ...step, words: enumLabel(withdrawalEvents, step.event) }))}
      />
    </>
  );
}

function Foot({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('cashier');
  const confirm = useConfirmWithdrawalReceipt(order.billNo);
  if (order.status === 'paid')
    return (
      <div className={styles.foot}>
        <Button size="l" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('payout.confirm')}
        </Button>
        <span className={styles.number}>{t('payout.confirmNote')}</span>
      </div>
    );
  return (
    <div className={styles.foot}>
      <Link
        to="/app/myCenter/orders"
        search={{ kind: 'withdrawal' }}
        className={buttonClass({ variant: 'quiet', size: 'l' })}
      >
        {t('orders.withdrawals')}
      </Link>
      {order.record.endedAt === null && <span className={styles.number}>{t('payout.noWayBack')}</span>}
    </div>
  );
}
