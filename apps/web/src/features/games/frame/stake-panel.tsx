import { Fraction, formatMoney, type Money } from '@fairway/money';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
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
}

/** The stake with its bounds, and what there is to stake from. */
export function StakePanel(props: StakePanelProps) {
  const { stake, onChange, bounds, greatest, balance, demo, disabled } = props;
  const { t } = useTranslation('games');
  const here = useLocation({ select: ({ href }) => href });
  const fault = stake === '' ? undefined : stakeFault(stake, bounds, greatest, balance);
  const limits = { least: wholeAmount(bounds.least, 'CNY'), most: wholeAmount(formatMoney(greatest), 'CNY') };
  return (
    <div className={styles.stake}>
      <Field
        label={t('stake.label')}
        labelEnd={
          balance !== undefined && (
            <span className={styles.balance}>
              {t(demo ? 'stake.chips' : 'stake.balance')} <b>{displayAmount(balance, 'CNY')}</b>
            </span>
          )
        }
        hint={t('stake.bounds', limits)}
        error={fault === undefined || fault === 'malformed' ? undefined : t(`stake.${fault}`, limits)}
        disabled={disabled}
      >
        <MoneyInput value={stake} onChange={onChange} placeholder="0.00" />
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
