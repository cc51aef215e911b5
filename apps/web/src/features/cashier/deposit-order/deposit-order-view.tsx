import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { fastToCardSteps } from '@fairway/contract/deposits/steps.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Steps } from '@fairway/ui/components/steps/steps.tsx';
import { useTranslation } from 'react-i18next';
import { payKind } from '../deposit/methods/pay-kind.ts';
import { PayerPanel } from '../matching/payer-panel.tsx';
import { OrderNumber } from '../parts/order-number.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { UsdtFlow } from '../usdt/flow/usdt-flow.tsx';
import { enumLabel } from '../labels/enum-label.ts';
import { useStepLabels } from '../labels/use-step-labels.ts';
import { depositProblems } from '@fairway/contract/deposits/statuses.ts';
import { depositEvents } from '@fairway/contract/deposits/events.ts';
import { OrderHelp } from '../deposit/order-help/order-help.tsx';
import { depositSteps } from './deposit-steps.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { PayBox } from './pay-box.tsx';
import { Payee } from './payee.tsx';
import { useStepNotes } from './use-step-notes.ts';
import card from '../parts/order-card.module.css';

/** The order's card: head, four steps, what to pay, to whom, what has happened, what can be done. */
export function DepositOrderView({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const stateLabels = useStepLabels();
  const notes = useStepNotes(order);
  const states = depositSteps(order.status);
  // Another member is waited for, and what about is said in full by the panel of that.
  const fast = order.engine === 'fast';
  const waits = order.status === 'opening' || order.status === 'pendingPayment';
  return (
    <>
      <Card pad="none">
        <div className={card.head}>
          <PayMark kind={payKind(order.icon)} />
          <div>
            <p className={card.name}>{order.payTypeName}</p>
            <OrderNumber billNo={order.billNo} createdAt={order.createdAt} />
          </div>
        </div>
        <div className={card.body}>
          {order.protocol !== null ? (
            <UsdtFlow order={order} />
          ) : (
            <Steps
              label={t('order.steps')}
              stateLabels={stateLabels}
              steps={fastToCardSteps.list.map(({ key, code }, index) => ({
                key,
                label: enumLabel(fastToCardSteps, code),
                note: notes[index],
                state: states[index] ?? 'todo',
              }))}
            />
          )}
          <PayBox order={order} />
          {fast && <PayerPanel billNo={order.billNo} />}
          {!(fast && order.status === 'markedPaid') && <OrderOutcome order={order} />}
          {waits && <Payee order={order} />}
        </div>
        <OrderActions order={order} />
      </Card>
      <OrderHelp order={order} />
      <Timeline
        title={t('timeline.title')}
        currency={order.currency}
        steps={order.timeline.map((step) => ({
          ...step,
          text: enumLabel(depositEvents, step.event),
          note: step.note && (enumLabel(depositProblems, step.note) || step.note),
        }))}
      />
    </>
  );
}
