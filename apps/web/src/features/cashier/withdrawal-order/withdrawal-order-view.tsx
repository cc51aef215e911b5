import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import { withdrawalEvents } from '@fairway/contract/withdrawals/events.ts';
import { withdrawalNameOf, withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Steps } from '@fairway/ui/components/steps/steps.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useConfirmWithdrawalReceipt } from '../api/withdrawals/use-confirm-withdrawal-receipt.ts';
import { FastParts } from '../matching/fast-parts.tsx';
import { OrderNumber } from '../parts/order-number.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { bankLabel } from '../labels/bank-label.ts';
import { enumLabel } from '../labels/enum-label.ts';
import { ExplainedAmount } from '../../../lib/explain/explained-amount.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useStepLabels } from '../labels/use-step-labels.ts';
import { OrderStatus } from './order-status.tsx';
import { withdrawalStepsOf } from './withdrawal-steps.ts';
import card from '../parts/order-card.module.css';
import styles from './withdrawal-order-view.module.css';

/** The withdrawal's card: head, steps, status, amounts, what has happened. It cannot be pulled back. */
export function WithdrawalOrderView({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('cashier');
  const stateLabels = useStepLabels();
  const { record } = order;
  const { currency } = record;
  return (
    <>
      <Card pad="none">
        <div className={card.head}>
          <PayMark kind={markOf(order)} />
          <div>
            <p className={card.name}>
              {enumLabel(withdrawalTypes, order.withdrawType)}
              {record.isReservation && <Tag tone="gold">{t('reserve.tag')}</Tag>}
            </p>
            <OrderNumber billNo={order.billNo} createdAt={record.createdAt} />
          </div>
        </div>
        <div className={card.body}>
          <Steps label={t('payout.steps')} stateLabels={stateLabels} steps={withdrawalStepsOf(order)} />
          <OrderStatus order={order} />
          <FastParts order={order} />
          <Facts
            facts={[
              {
                key: 'amount',
                label: t('withdrawal.amount'),
                value: (
                  <ExplainedAmount
                    name={t('withdrawal.amount')}
                    amount={exactAmount(record.amount, currency)}
                    reference={order.billNo}
                    since={record.createdAt}
                  />
                ),
              },
              { key: 'fee', label: t('withdrawal.fee'), value: exactAmount(record.fee, currency) },
              ...(/[1-9]/.test(record.rewardAmount)
                ? [
                    {
                      key: 'reward',
                      label: t('withdrawal.reward'),
                      value: exactAmount(record.rewardAmount, currency),
                    },
                  ]
                : []),
              { key: 'to', label: t('withdrawal.payTo'), value: `${bankLabel(record)} ${record.bankCard}` },
            ]}
            total={{
              label: t(isGivenBack(order) ? 'payout.givenBack' : 'withdrawal.net'),
              value: (
                <span className={styles.total}>
                  {exactAmount(isGivenBack(order) ? record.amount : record.netAmount, currency)}
                </span>
              ),
            }}
          />
        </div>
        <Foot order={order} />
      </Card>
      <Timeline
        title={t('timeline.title')}
        currency={currency}
        steps={order.timeline.map((step) => ({ ...step, text: enumLabel(withdrawalEvents, step.event) }))}
      />
    </>
  );
}

/** Whether it ended with all of the money back in the wallet: then nothing arrives, and nothing was charged. */
function isGivenBack({ record, status, subDraws }: WithdrawalOrder): boolean {
  return record.endedAt !== null && status !== 'completed' && subDraws.length === 0;
}

/** The pictogram of how it is paid. */
function markOf({ withdrawType }: WithdrawalOrder): 'bank' | 'instant' | 'usdt' | 'wallet' {
  const name = withdrawalNameOf(withdrawType);
  if (name === 'common') return 'bank';
  if (name === 'fast') return 'instant';
  return name === 'usdt' ? 'usdt' : 'wallet';
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
  const isOver = order.record.endedAt !== null;
  return (
    <div className={styles.foot}>
      {isOver && (
        <Link to="/app/myCenter/withdrawals" className={buttonClass({ size: 'l' })}>
          {t('payout.again')}
        </Link>
      )}
      <Link
        to="/app/myCenter/orders"
        search={{ kind: 'withdrawal' }}
        className={buttonClass({ variant: 'quiet', size: 'l' })}
      >
        {t('orders.withdrawals')}
      </Link>
      {!isOver && <span className={styles.number}>{t('payout.irrevocable')}</span>}
    </div>
  );
}
