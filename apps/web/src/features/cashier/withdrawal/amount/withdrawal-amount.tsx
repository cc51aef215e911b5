import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount, wholeAmount } from '../../../../lib/format-amount.ts';
import { CurrencyInput } from '../../../../lib/forms/currency-input.tsx';
import type { WithdrawalFault } from './check-withdrawal-amount.ts';
import type { WalletTerms } from '../terms.ts';

export interface WithdrawalAmountProps {
  wallet: WalletTerms;
  amount: string;
  onAmount: (amount: string) => void;
  fault: WithdrawalFault | undefined;
  refusal: string | undefined;
}

/** How much: typed, or all that can go now. */
export function WithdrawalAmount({ wallet, amount, onAmount, fault, refusal }: WithdrawalAmountProps) {
  const { t } = useTranslation('cashier');
  const { currency } = wallet;
  const values = {
    min: wholeAmount(wallet.min, currency),
    max: wholeAmount(wallet.max, currency),
    available: exactAmount(wallet.available, currency),
    left: exactAmount(wallet.daily.left, currency),
  };
  const shown =
    fault !== undefined && fault !== 'empty' ? t(`withdrawal.amountFaults.${fault}`, values) : refusal;
  return (
    <Panel title={t('withdrawal.amount')} note={t('withdrawal.limits', values)}>
      <Field label={t('withdrawal.amount')} labelHidden error={shown} required>
        <CurrencyInput
          currency={currency}
          amount={amount}
          onAmount={onAmount}
          everything={{ text: t('withdrawal.all'), amount: wallet.mostNow }}
        />
      </Field>
    </Panel>
  );
}
