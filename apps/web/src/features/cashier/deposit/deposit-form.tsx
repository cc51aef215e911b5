import { Suspense } from 'react';
import type { DepositOrderSummary, PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IdentityDialog } from '../identity/identity-dialog.tsx';
import columns from '../../../lib/pages/columns.module.css';
import { AmountPanel } from './amount/amount-panel.tsx';
import { ClosedMethod } from './methods/closed-method.tsx';
import { DepositAnnouncement } from './deposit-announcement.tsx';
import { DepositSummary } from './summary/deposit-summary.tsx';
import { DepositorPanel } from './panels/depositor-panel.tsx';
import { MethodCards } from './methods/method-cards.tsx';
import { NetworkPanel } from './panels/network-panel.tsx';
import { OpenOrderNotice } from './open-order-notice.tsx';
import { PhoneNotice } from './phone-notice.tsx';
import { RecentDeposits } from './summary/recent-deposits.tsx';
import { BankPanel } from './panels/bank-panel.tsx';
import { GiftPanel } from './panels/gift-panel.tsx';
import { RechargeActivities } from './recharge-activities.tsx';
import { ObstacleDialog } from './refusals/obstacle-dialog.tsx';
import { ServiceCard } from './service-payment/service-card.tsx';
import { useDepositDraft, type LastDeposit } from './use-deposit-draft.ts';

export interface DepositFormProps {
  payTypes: readonly PayTypeCard[];
  orders: readonly DepositOrderSummary[];
  /** The former deposit. */
  last: LastDeposit | undefined;
}

/** The form of a deposit: amount, method, network if any, payer; at the right what it comes to. */
export function DepositForm({ payTypes, orders, last }: DepositFormProps) {
  const draft = useDepositDraft(payTypes, last);
  const { payType } = draft;
  return (
    <>
      <div className={columns.notices}>
        <DepositAnnouncement />
        <PhoneNotice phone={draft.phone} />
        <RechargeActivities
          onChoose={(id) => {
            const method = payTypes.find(({ payTypeId }) => payTypeId === id);
            if (method) draft.choose(method);
          }}
        />
      </div>
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
          {payType && payType.engine !== 'gift' && (
            <AmountPanel
              payType={payType}
              picks={draft.picks}
              amount={draft.amount}
              onAmount={draft.setAmount}
              refusal={draft.refusals['amount']}
            />
          )}
          <MethodCards payTypes={payTypes} chosen={payType} amount={draft.amount} onChoose={draft.choose} />
          {payType?.engine === 'gift' && <GiftPanel />}
          {payType && payType.engine !== 'gift' && (
            <>
              {payType.protocols.length > 0 && (
                // Its texts are loaded when it is needed; the rest of the form stays.
                <Suspense fallback={<Skeleton height={320} radius="var(--r-lg)" />}>
                  <NetworkPanel
                    flow={draft.flow}
                    onFlow={draft.setFlow}
                    protocol={draft.protocol}
                    onProtocol={draft.setProtocol}
                    amountStands={draft.amountStands}
                  />
                </Suspense>
              )}
              {payType.asksBank && <BankPanel bankCode={draft.bankCode} onBank={draft.setBankCode} />}
              {draft.needsName && (
                <DepositorPanel
                  realName={payType.userName}
                  name={draft.name}
                  onName={draft.setName}
                  refusal={draft.refusals['depositorName']}
                />
              )}
            </>
          )}
          {!payType && <ClosedMethod state={payTypes[0]?.state} />}
        </div>
        <div className={`${columns.stack} ${columns.sticky}`}>
          {payType && payType.engine !== 'gift' && (
            <DepositSummary
              payType={payType}
              amount={draft.amount}
              blocked={draft.blocked}
              sending={draft.sending}
            />
          )}
          <RecentDeposits orders={orders} />
          <ServiceCard />
        </div>
      </form>
      <IdentityDialog gate={draft.gate} onVerified={() => draft.submit()} />
      <ObstacleDialog
        obstacle={draft.obstacles.obstacle}
        payTypes={payTypes}
        chosen={payType}
        onClear={draft.obstacles.clear}
        onUse={draft.choose}
        onAgain={draft.submit}
      />
    </>
  );
}
