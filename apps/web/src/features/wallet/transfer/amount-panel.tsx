import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { groupDigits } from '@fairway/ui/components/field/money-text.ts';
import { useTranslation } from 'react-i18next';
import { displayAmount, exactAmount } from '../../../lib/format-amount.ts';
import { CurrencyInput } from '../../../lib/forms/currency-input.tsx';
import { checkAmount } from './check-amount.ts';
import type { Draft } from './use-transfer-draft.ts';
import styles from './amount-panel.module.css';

const quickAmounts = ['100', '500', '1000', '5000'] as const;

export interface AmountPanelProps {
  draft: Draft;
  onAmount: (amount: string) => void;
  /** What the server said about the amount. */
  refusal: string | undefined;
}

/** How much: typed, picked, or everything there is. */
export function AmountPanel({ draft, onAmount, refusal }: AmountPanelProps) {
  const { t } = useTranslation('wallet');
  const { currency, available, limits, amount, fault } = draft;
  const faultTexts = {
    tooMuch: t('transfer.faults.tooMuch', { amount: exactAmount(available, currency) }),
    tooLittle: t('transfer.faults.tooLittle', { amount: exactAmount(limits.min, currency) }),
    overMax: t('transfer.faults.overMax', { amount: displayAmount(limits.max, currency) }),
  };
  const shown =
    amount !== '' && fault !== undefined && fault in faultTexts
      ? faultTexts[fault as keyof typeof faultTexts]
      : refusal;
  return (
    <Panel
      title={t('transfer.amount')}
      note={t('transfer.amountNote', {
        min: exactAmount(limits.min, currency),
        max: displayAmount(limits.max, currency),
      })}
    >
      <div className={styles.stack}>
        <Field label={t('transfer.amount')} labelHidden error={shown} required>
          <CurrencyInput
            currency={currency}
            amount={amount}
            onAmount={onAmount}
            everything={{ text: t('transfer.everything'), amount: available }}
          />
        </Field>
        <QuickPick
          label={t('transfer.quick')}
          value={amount}
          picks={quickAmounts.map((value) => ({
            value,
            label: groupDigits(value),
            disabled: checkAmount(value, { currency, available, ...limits }) !== undefined,
          }))}
          onPick={onAmount}
        />
      </div>
    </Panel>
  );
}
