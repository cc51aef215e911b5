import { Button } from '@fairway/ui/components/button/button.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { MoneyInput } from '@fairway/ui/components/field/money-input.tsx';
import { Slider } from '@fairway/ui/components/slider/slider.tsx';
import { currencyScale } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { HandOf, MemberTable } from '../api/shapes.ts';
import { highestOf, raiseAt, raiseOfPot, raiseSteps, stepOf, type RaiseBounds } from './raise-steps.ts';
import styles from '../panel/seat-panel.module.css';

export interface RaiseChoiceProps {
  hand: HandOf<'holdem'>;
  raise: RaiseBounds;
  call: string;
  summary: MemberTable;
  /** The bet of this street that the raise makes. */
  to: string;
  onChange: (to: string) => void;
}

/** The bet that a raise makes: by slider, by a share of the pot, or as a figure. */
export function RaiseChoice({ hand, raise, call, summary, to, onChange }: RaiseChoiceProps) {
  const { t } = useTranslation('tables');
  const { currency, unit } = summary;
  const highest = highestOf(
    hand.seats.map(({ bet }) => bet),
    currency,
  );
  const shares = { pot: hand.pot, call, highest, currency };
  const presets = [
    { key: 'least', to: raise.least },
    { key: 'half', to: raiseOfPot(1n, raise, shares) },
    { key: 'pot', to: raiseOfPot(2n, raise, shares) },
    { key: 'most', to: raise.most },
  ] as const;
  return (
    <div className={styles.raise}>
      <div className={styles.slide}>
        <Slider
          label={t('raise.slider')}
          value={stepOf(to, raise, currency)}
          max={raiseSteps}
          onChange={(step) => onChange(raiseAt(step, raise, currency, unit))}
          format={(step) => displayAmount(raiseAt(step, raise, currency, unit), currency)}
        />
        <div className={styles.presets}>
          {presets.map((preset) => (
            <Button key={preset.key} variant="quiet" size="s" onClick={() => onChange(preset.to)}>
              {t(`raise.${preset.key}`)}
            </Button>
          ))}
        </div>
      </div>
      <Field label={t('raise.figure')}>
        <MoneyInput
          value={to}
          onChange={onChange}
          scale={currencyScale[currency]}
          symbol={currency === 'CNY' ? '¥' : '₮'}
        />
      </Field>
    </div>
  );
}
