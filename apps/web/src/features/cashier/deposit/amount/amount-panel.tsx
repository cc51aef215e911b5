import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { groupDigits } from '@fairway/ui/components/field/money-text.ts';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../../lib/format-amount.ts';
import { CurrencyInput } from '../../../../lib/forms/currency-input.tsx';
import { checkDepositAmount } from './check-deposit-amount.ts';
import { TailHint } from './tail-hint.tsx';
import styles from './amount-panel.module.css';

export interface AmountPanelProps {
  payType: PayTypeCard;
  picks: readonly string[];
  amount: string;
  onAmount: (amount: string) => void;
  /** What the server said about the amount. */
  refusal: string | undefined;
}

/** How much: typed or picked, checked against the limits at once. */
export function AmountPanel({ payType, picks, amount, onAmount, refusal }: AmountPanelProps) {
  const { t } = useTranslation('cashier');
  const { currency } = payType;
  const limits = {
    min: wholeAmount(payType.depositMinAmount, currency),
    max: wholeAmount(payType.depositMaxAmount, currency),
    method: payType.typeName,
  };
  const fault = checkDepositAmount(amount, payType);
  const shown =
    fault !== undefined && fault !== 'empty' ? t(`deposit.amountFaults.${fault}`, limits) : refusal;
  return (
    <Panel title={t('deposit.amount')} note={t('deposit.limits', limits)}>
      <div className={styles.stack}>
        <Field label={t('deposit.amount')} labelHidden error={shown} required>
          <CurrencyInput
            currency={currency}
            amount={amount}
            onAmount={onAmount}
            suffix={
              fault === undefined && (
                <Tag tone="ok" icon={<IconCheck size={14} />}>
                  {t('deposit.withinLimits')}
                </Tag>
              )
            }
          />
        </Field>
        <QuickPick
          label={t('deposit.quickAmounts')}
          value={amount}
          picks={picks.map((value) => ({ value, label: groupDigits(value) }))}
          onPick={onAmount}
        />
        {payType.transfer && currency === 'CNY' && !payType.fixedOnly && (
          <TailHint payType={payType} amount={amount} onAmount={onAmount} />
        )}
      </div>
    </Panel>
  );
}
