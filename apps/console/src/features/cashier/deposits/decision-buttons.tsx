import type { DepositDecisionLine } from '@fairway/contract/deposits/operator-schemas.ts';
import { Button, Descriptions, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useDecideDeposit, type Decision } from './use-deposits.ts';

const decisions = ['credit', 'return', 'keepWaiting'] as const;

/** Credit what was paid, send it back, or keep it waiting; each with a reason. */
export function DecisionButtons({ line: { payment, order } }: { line: DepositDecisionLine }) {
  const { t } = useTranslation('cashier');
  const [chosen, setChosen] = useState<Decision>();
  const { mutate, isPending } = useDecideDeposit(t('deposit.decided'));
  return (
    <Flex gap={8}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="small"
          type={decision === 'credit' ? 'primary' : 'default'}
          danger={decision === 'return'}
          onClick={() => setChosen(decision)}
        >
          {t(`decision.${decision}.button`)}
        </Button>
      ))}
      {chosen && (
        <ReasonDialog
          title={t(`decision.${chosen}.title`)}
          templates={[t(`decision.${chosen}.reason1`), t(`decision.${chosen}.reason2`)]}
          audience={chosen === 'return' ? 'member' : 'inside'}
          confirm={t(`decision.${chosen}.ok`)}
          danger={chosen === 'return'}
          busy={isPending}
          onConfirm={(reason) =>
            mutate(
              { paymentId: payment.paymentId, decision: chosen, reason },
              { onSuccess: () => setChosen(undefined) },
            )
          }
          onClose={() => setChosen(undefined)}
        >
          <Descriptions
            size="small"
            column={1}
            items={[
              { key: 'order', label: t('deposit.order'), children: order.billNo },
              {
                key: 'asked',
                label: t('deposit.asked'),
                children: <Amount amount={order.orderAmount} currency={order.currency} />,
              },
              {
                key: 'came',
                label: t('deposit.came'),
                children: <Amount amount={payment.amount} currency={payment.currency} strong />,
              },
            ]}
          />
        </ReasonDialog>
      )}
    </Flex>
  );
}
