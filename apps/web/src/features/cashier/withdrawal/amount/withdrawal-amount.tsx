import { CURRENCY_SCALE, CURRENCY_SYMBOL } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount, wholeAmount } from '../../../../lib/format-amount.ts';
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
  const most = wallet.mostNow.replace(/\.?0+$/, '');
  const shown =
    fault !== undefined && fault !== 'empty' ? t(`withdrawal.amountFaults.${fault}`, values) : refusal;
  return (
    <Panel title={t('withdrawal.amount')} note={t('withdrawal.limits', values)}>
      <Field label={t('withdrawal.amount')} labelHidden error={shown} required>
        <MoneyInput
          name="amount"
          size="l"
          value={amount}
          onChange={onAmount}
          scale={CURRENCY_SCALE[currency]}
          symbol={CURRENCY_SYMBOL[currency]}
          suffix={
            <Button variant="text" size="s" disabled={!/[1-9]/.test(most)} onClick={() => onAmount(most)}>
              {t('withdrawal.all')}
            </Button>
          }
        />
      </Field>
    </Panel>
  );
}
