import type { PayoutMethod } from '@fairway/contract/cashier/payout-method-schemas.ts';
import { tryParseMoney } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../words/exact-amount.ts';
import { netAmount } from './check-withdrawal-amount.ts';
import type { WalletTerms } from './terms.ts';
import styles from './withdrawal-summary.module.css';

export interface WithdrawalSummaryProps {
  wallet: WalletTerms;
  amount: string;
  method: PayoutMethod | undefined;
  /** Why it cannot be sent yet; undefined when it can. */
  blocked: string | undefined;
  sending: boolean;
}

/** What arrives where and when, and the button that asks for it. */
export function WithdrawalSummary({ wallet, amount, method, blocked, sending }: WithdrawalSummaryProps) {
  const { t } = useTranslation('cashier');
  const { currency } = wallet;
  const typed = tryParseMoney(amount, currency) === undefined ? '0' : amount;
  return (
    <Panel title={t('withdrawal.summary')}>
      <Facts
        facts={[
          { key: 'amount', label: t('withdrawal.amount'), value: exactAmount(typed, currency) },
          { key: 'fee', label: t('withdrawal.fee'), value: exactAmount(wallet.fee, currency) },
          {
            key: 'time',
            label: t('withdrawal.payout'),
            value: t('withdrawal.payoutMinutes', { minutes: wallet.arrivalMinutes }),
          },
          { key: 'to', label: t('withdrawal.payTo'), value: method?.masked ?? '—' },
        ]}
        total={{
          label: t('withdrawal.net'),
          value: <span className={styles.total}>{exactAmount(netAmount(amount, wallet), currency)}</span>,
        }}
      />
      <div className={styles.go}>
        <Button type="submit" size="l" wide loading={sending} disabledReason={blocked}>
          {t('withdrawal.submit')}
        </Button>
        <p className={styles.rule}>{t('withdrawal.rule')}</p>
      </div>
    </Panel>
  );
}
