import type { PayoutMethod } from '@fairway/contract/payout-methods/schemas.ts';
import { tryParseMoney } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { netAmount } from './amount/check-withdrawal-amount.ts';
import type { Preview, WalletTerms } from './terms.ts';
import styles from './withdrawal-summary.module.css';

export interface WithdrawalSummaryProps {
  wallet: WalletTerms;
  amount: string;
  /** What the rehearsal says of this amount; null until it has. */
  preview: Preview | null;
  method: PayoutMethod | undefined;
  /** Why it cannot be sent yet; undefined when it can. */
  blocked: string | undefined;
  sending: boolean;
}

/** What arrives where and when, what it costs and earns, and the button that asks for it. */
export function WithdrawalSummary(props: WithdrawalSummaryProps) {
  const { t } = useTranslation('cashier');
  const { wallet, amount, preview, method } = props;
  const { currency } = wallet;
  const typed = tryParseMoney(amount, currency) === undefined ? '0' : amount;
  const some = (text: string | undefined) => text !== undefined && /[1-9]/.test(text);
  const fact = (key: 'amount' | 'fee' | 'charge' | 'reward' | 'compensation', value: string) => ({
    key,
    label: t(`withdrawal.${key}`),
    value: exactAmount(value, currency),
  });
  return (
    <Panel title={t('withdrawal.summary')}>
      <Facts
        facts={[
          fact('amount', typed),
          fact('fee', preview?.fee ?? wallet.fee),
          ...(preview && some(preview.turnoverCharge) ? [fact('charge', preview.turnoverCharge)] : []),
          ...(preview && some(preview.rewardAmount) ? [fact('reward', preview.rewardAmount)] : []),
          ...(preview && some(preview.compensation) ? [fact('compensation', preview.compensation)] : []),
          {
            key: 'time',
            label: t('withdrawal.payout'),
            value: preview
              ? t('withdrawal.before', { time: formatTime(preview.expectedConfirmAt) })
              : t('withdrawal.payoutMinutes', { minutes: wallet.arrivalMinutes }),
          },
          { key: 'to', label: t('withdrawal.payTo'), value: method?.masked ?? '—' },
        ]}
        total={{
          label: t('withdrawal.net'),
          value: (
            <span className={styles.total}>
              {exactAmount(preview?.netAmount ?? netAmount(amount, wallet), currency)}
            </span>
          ),
        }}
      />
      <div className={styles.go}>
        <Button type="submit" size="l" wide loading={props.sending} disabledReason={props.blocked}>
          {t('withdrawal.submit')}
        </Button>
        <p className={styles.rule}>{t('withdrawal.rule')}</p>
      </div>
    </Panel>
  );
}
