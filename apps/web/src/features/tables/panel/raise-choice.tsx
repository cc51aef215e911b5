import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { Slider } from '@fairway/ui/components/slider/slider.tsx';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { currencyScale } from '@fairway/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { isWithin, raiseAt, raiseOfPot, raiseSteps, stepOf, type RaiseBounds } from './raise-steps.ts';
import styles from './seat-panel.module.css';

export interface RaiseChoiceProps {
  raise: RaiseBounds;
  pot: string;
  call: string;
  /** The highest bet of the street. */
  highest: string;
  currency: WalletCurrency;
  /** The big blind. */
  unit: string;
  /** Nobody has bet on this street. */
  isBet: boolean;
  asking: boolean;
  onRaise: (to: string) => void;
}

/** The bet that a raise makes: by slider, by a share of the pot, or as a figure. */
export function RaiseChoice(props: RaiseChoiceProps) {
  const { raise, pot, call, highest, currency, unit, isBet, asking, onRaise } = props;
  const { t } = useTranslation('tables');
  const [to, setTo] = useState(raise.least);
  const fits = isWithin(to, raise, currency);
  const shares = { pot, call, highest, currency };
  return (
    <div className={styles.panel}>
      <div className={styles.raise}>
        <Slider
          label={t('raise.slider')}
          value={stepOf(to, raise, currency)}
          max={raiseSteps}
          onChange={(step) => setTo(raiseAt(step, raise, currency, unit))}
          format={(step) => displayAmount(raiseAt(step, raise, currency, unit), currency)}
        />
        <Field label={t('raise.figure')}>
          <MoneyInput
            value={to}
            onChange={setTo}
            scale={currencyScale[currency]}
            symbol={currency === 'CNY' ? '¥' : '₮'}
          />
        </Field>
      </div>
      <div className={styles.acts}>
        <Button variant="quiet" size="s" onClick={() => setTo(raise.least)}>
          {t('raise.least')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => setTo(raiseOfPot(1n, raise, shares))}>
          {t('raise.half')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => setTo(raiseOfPot(2n, raise, shares))}>
          {t('raise.pot')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => setTo(raise.most)}>
          {t('raise.most')}
        </Button>
        <Button
          size="l"
          disabled={!fits || asking}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
          onClick={() => onRaise(to)}
        >
          {t(isBet ? 'raise.bet' : 'raise.raise', { amount: fits ? displayAmount(to, currency) : '—' })}
        </Button>
      </div>
    </div>
  );
}
