import { Button } from '@fairway/ui/components/button/button.tsx';
import { groupDigits } from '@fairway/ui/components/field/money-text.ts';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { limitBroken, stakeOf, type Limits } from './slip-maths.ts';
import styles from './slip.module.css';

const quickStakes = ['50', '100', '200', '500', '1000'] as const;

export interface StakeFieldProps {
  value: string;
  onChange: (amount: string) => void;
  limits: Limits | null | undefined;
  /** What is staked on, for readers. */
  name: string;
}

/** The stake: typed, one of the quick ones, or the most that would be taken now; a broken limit is shown below it. */
export function StakeField({ value, onChange, limits, name }: StakeFieldProps) {
  const { t } = useTranslation('sportsbook');
  const broken = limitBroken(stakeOf(value), limits);
  const none = limits && !stakeOf(limits.maxStake);
  return (
    <div className={styles.stake}>
      <div className={styles.stakeRow}>
        <MoneyInput
          size="s"
          value={value}
          onChange={onChange}
          aria-label={`${t('slip.stake')} ${name}`}
          aria-invalid={broken !== undefined}
          placeholder="0.00"
        />
        <Button
          size="s"
          variant="quiet"
          disabled={!limits || none === true}
          onClick={() => limits && onChange(limits.maxStake)}
        >
          {t('slip.max')}
        </Button>
      </div>
      <QuickPick
        size="s"
        label={t('slip.quick')}
        value={value}
        picks={quickStakes.map((amount) => ({ value: amount, label: groupDigits(amount) }))}
        onPick={onChange}
      />
      {limits && (
        <p className={broken ? styles.broken : styles.small} role={broken ? 'alert' : undefined}>
          {none
            ? t('slip.noLimits')
            : broken === 'belowMin'
              ? t('slip.belowMin', { min: displayAmount(limits.minStake, 'CNY') })
              : broken === 'aboveMax'
                ? t('slip.aboveMax', { max: displayAmount(limits.maxStake, 'CNY') })
                : t('slip.limits', {
                    min: displayAmount(limits.minStake, 'CNY'),
                    max: displayAmount(limits.maxStake, 'CNY'),
                  })}
        </p>
      )}
    </div>
  );
}
