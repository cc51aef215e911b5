import { Card } from '@fairway/ui/components/card/card.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import columns from '../parts/columns.module.css';
import { Available } from './available.tsx';
import { Blocks } from './blocks.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PayoutChoice } from './payout-choice.tsx';
import type { Terms } from './terms.ts';
import { useWithdrawalDraft } from './use-withdrawal-draft.ts';
import { WayCards } from './way-cards.tsx';
import { WithdrawalAmount } from './withdrawal-amount.tsx';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

/** The form of a withdrawal: way, what is there, what stops it, amount, payee, password; at the right what it comes to. */
export function WithdrawalForm({ terms }: { terms: Terms }) {
  const { t } = useTranslation('cashier');
  const draft = useWithdrawalDraft(terms);
  const { wallet } = draft;
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
        <WayCards wallets={terms.wallets} chosen={draft.currency} onChoose={draft.setCurrency} />
        {wallet ? (
          <>
            <Available wallet={wallet} />
            <Blocks blocks={draft.blocks} />
            <WithdrawalAmount
              wallet={wallet}
              amount={draft.amount}
              onAmount={draft.setAmount}
              fault={draft.fault}
              refusal={draft.refusals['amount']}
            />
            <PayoutChoice
              methods={draft.methods}
              currency={wallet.currency}
              chosen={draft.methodId}
              onChoose={draft.setMethodId}
            />
            {terms.password.isSet && (
              <PasswordPanel
                attemptsLeft={terms.password.attemptsLeft}
                password={draft.password}
                onPassword={draft.setPassword}
                refusal={draft.refusals['withdrawPassword']}
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
          <WithdrawalSummary
            wallet={wallet}
            amount={draft.amount}
            method={draft.method}
            blocked={draft.blocked}
            sending={draft.sending}
          />
        </div>
      )}
    </form>
  );
}
