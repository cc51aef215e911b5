import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { currencyScale, currencySymbol, Fraction, formatMoney, type Money } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount, wholeAmount } from '../../../lib/format-amount.ts';
import { scaledStake, stakeFault, type StakeBounds } from './stake-limits.ts';
import styles from './stake-panel.module.css';

const parts = [
  ['half', Fraction.HALF],
  ['double', Fraction.of(2n)],
  ['tenfold', Fraction.of(10n)],
] as const;

export interface StakePanelProps {
  stake: string;
  onChange: (stake: string) => void;
  bounds: StakeBounds;
  /** Of the present bet. */
  greatest: Money;
  balance: string | undefined;
  demo: boolean;
  disabled: boolean;
  /** What may be staked; a choice of one is none. */
  currencies: readonly WalletCurrency[];
  onCurrency: (currency: WalletCurrency) => void;
}

/** The stake with its bounds, and what there is to stake from. */
export function StakePanel(props: StakePanelProps) {
  const { stake, onChange, bounds, greatest, balance, demo, disabled, currencies, onCurrency } = props;
  const { currency } = bounds;
  const { t } = useTranslation('games');
  const here = useLocation({ select: ({ href }) => href });
  // What is staked already is not judged again.
  const fault = stake === '' || disabled ? undefined : stakeFault(stake, bounds, greatest, balance);
  const limits = {
    least: wholeAmount(bounds.least, currency),
    most: wholeAmount(formatMoney(greatest), currency),
  };
  return (
    <div className={styles.stake}>
      {currencies.length > 1 && (
        <Segmented
          size="s"
          label={t('stake.currency')}
          value={currency}
          onChange={onCurrency}
          options={currencies.map((value) => ({ value, label: t(`stake.${value}`), disabled }))}
        />
      )}
      <Field
        label={t('stake.label')}
        labelEnd={
          balance !== undefined && (
            <span className={styles.balance}>
              {t(demo ? 'stake.chips' : 'stake.balance')} <b>{displayAmount(balance, currency)}</b>
            </span>
          )
        }
        hint={t('stake.bounds', limits)}
        error={fault === undefined || fault === 'malformed' ? undefined : t(`stake.${fault}`, limits)}
        disabled={disabled}
      >
        <MoneyInput
          value={stake}
          onChange={onChange}
          placeholder="0.00"
          scale={currencyScale[currency]}
          symbol={currencySymbol[currency]}
        />
      </Field>
      <div className={styles.parts}>
        {parts.map(([name, factor]) => (
          <Button
            key={name}
            variant="quiet"
            size="s"
            wide
            disabled={disabled}
            aria-label={t(`stake.${name}Label`)}
            onClick={() => onChange(scaledStake(stake, factor, bounds, greatest))}
          >
            {t(`stake.${name}`)}
          </Button>
        ))}
      </div>
      {fault === 'short' && !demo && (
        <Link
          to="/app/myCenter/deposit"
          search={{ return: here }}
          className={buttonClass({ variant: 'gold', size: 's', wide: true })}
        >
          {t('stake.deposit')}
        </Link>
      )}
    </div>
  );
}
