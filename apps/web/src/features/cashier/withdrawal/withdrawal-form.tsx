import { Card } from '@fairway/ui/components/card/card.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IdentityDialog } from '../identity/identity-dialog.tsx';
import { TurnoverPanel } from '../turnover/turnover-panel.tsx';
import { SetPasswordDialog } from '../withdraw-password/set-password-dialog.tsx';
import columns from '../../../lib/pages/columns.module.css';
import { Available } from './amount/available.tsx';
import { FastPanel } from './fast-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PayoutChoice } from './option/payout-choice.tsx';
import { RehearsalPanel } from './rehearsal/rehearsal-panel.tsx';
import { ReservationPanel } from './reservation/reservation-panel.tsx';
import type { Terms } from './terms.ts';
import { useWithdrawalDraft } from './use-withdrawal-draft.ts';
import { OptionCards } from './option/option-cards.tsx';
import { WithdrawalAmount } from './amount/withdrawal-amount.tsx';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

/**
 * The form of a withdrawal: method, what is there, amount, payee, reservation, turnover, password; at the right the
 * rehearsal.
 */
export function WithdrawalForm({ terms }: { terms: Terms }) {
  const { t } = useTranslation('cashier');
  const draft = useWithdrawalDraft(terms);
  const [forgets, setForgets] = useState(false);
  const { wallet } = draft;
  return (
    <>
      <form
        className={columns.columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          draft.submit();
        }}
      >
        <div className={columns.stack}>
          <OptionCards options={terms.options} chosen={draft.switched} onChoose={draft.setSwitched} />
          {wallet ? (
            <>
              <Available wallet={wallet} />
              {draft.switched === 'fast' && <FastPanel amount={draft.amount} onAmount={draft.setAmount} />}
              <WithdrawalAmount
                wallet={wallet}
                amount={draft.amount}
                onAmount={draft.setAmount}
                fault={draft.fault}
                refusal={draft.refusals['amount']}
              />
              <PayoutChoice
                methods={draft.methods}
                switched={draft.switched}
                chosen={draft.method?.id}
                onChoose={draft.setMethodId}
              />
              {draft.rehearsal && draft.switched !== 'fast' && (
                <ReservationPanel
                  terms={draft.rehearsal.reservation}
                  reservation={draft.reservation}
                  onReserve={draft.setReservation}
                  methods={draft.methods}
                  methodId={draft.method?.id}
                  onMethod={draft.setMethodId}
                />
              )}
              <TurnoverPanel currency={wallet.currency} />
              {terms.password.isSet && (
                <PasswordPanel
                  attemptsLeft={terms.password.attemptsLeft}
                  password={draft.password}
                  onPassword={draft.setPassword}
                  refusal={draft.refusals['withdrawPassword']}
                  onForgotten={() => setForgets(true)}
                />
              )}
            </>
          ) : (
            <Card pad="l">
              <EmptyState title={t('withdrawal.closed')} text={t('withdrawal.closedText')} />
            </Card>
          )}
        </div>
        {wallet && (
          <div className={`${columns.stack} ${columns.sticky}`}>
            <RehearsalPanel blocks={draft.blocks} gate={draft.gate} rehearsal={draft.rehearsal} />
            <WithdrawalSummary
              wallet={wallet}
              amount={draft.amount}
              preview={draft.fault === undefined ? (draft.rehearsal?.preview ?? null) : null}
              method={draft.method}
              blocked={draft.blocked}
              sending={draft.sending}
            />
          </div>
        )}
      </form>
      <IdentityDialog gate={draft.gate} onVerified={() => undefined} />
      <SetPasswordDialog open={forgets} onClose={() => setForgets(false)} isSet forgotten />
    </>
  );
}
