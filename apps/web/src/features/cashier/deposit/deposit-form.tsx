import type { DepositOrderSummary, PayTypeCard } from '@fairway/contract/cashier/deposit-schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import columns from '../parts/columns.module.css';
import { AmountPanel } from './amount-panel.tsx';
import { DepositSummary } from './deposit-summary.tsx';
import { DepositorPanel } from './depositor-panel.tsx';
import { MethodCards } from './method-cards.tsx';
import { NetworkPanel } from './network-panel.tsx';
import { OpenOrderNotice } from './open-order-notice.tsx';
import { RecentDeposits } from './recent-deposits.tsx';
import { useDepositDraft } from './use-deposit-draft.ts';

export interface DepositFormProps {
  payTypes: readonly PayTypeCard[];
  orders: readonly DepositOrderSummary[];
}

/** The form of a deposit: method, network where there is one, amount, payer; at the right what it comes to. */
export function DepositForm({ payTypes, orders }: DepositFormProps) {
  const { t } = useTranslation('cashier');
  const draft = useDepositDraft(payTypes, orders);
  const { payType } = draft;
  return (
    <form
      className={columns.columns}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      <div className={columns.stack}>
        {draft.openOrder && <OpenOrderNotice order={draft.openOrder} />}
        <MethodCards payTypes={payTypes} chosen={payType} onChoose={draft.choose} />
        {payType ? (
          <>
            {payType.dc_protocol.length > 0 && (
              <NetworkPanel
                payType={payType}
                protocol={draft.protocol}
                onProtocol={draft.setProtocol}
                amountStands={draft.amountStands}
              />
            )}
            <AmountPanel
              payType={payType}
              picks={draft.picks}
              amount={draft.amount}
              onAmount={draft.setAmount}
              refusal={draft.refusals['amount']}
            />
            {draft.needsName && (
              <DepositorPanel
                realName={payType.userName}
                name={draft.name}
                onName={draft.setName}
                refusal={draft.refusals['depositorName']}
              />
            )}
          </>
        ) : (
          <Card pad="l">
            <EmptyState title={t('deposit.noneOpen')} text={t('deposit.noneOpenText')} />
          </Card>
        )}
      </div>
      <div className={`${columns.stack} ${columns.sticky}`}>
        {payType && (
          <DepositSummary
            payType={payType}
            amount={draft.amount}
            blocked={draft.blocked}
            sending={draft.sending}
          />
        )}
        <RecentDeposits orders={orders} />
      </div>
    </form>
  );
}
