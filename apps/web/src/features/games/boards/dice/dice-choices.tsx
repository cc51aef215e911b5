import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Slider } from '@fairway/ui/components/slider/slider.tsx';
import { useTranslation } from 'react-i18next';
import type { ChoicesProps } from '../board.ts';
import { diceBet, mirrored, rollText } from './dice-bet.ts';
import styles from './dice.module.css';

/** Bounds of the target in hundredths for each side: at most 98 of 100 rolls win. */
const bounds = { over: { min: 200, max: 9_975 }, under: { min: 25, max: 9_800 } } as const;

/** On which side of which roll to stake. */
export function DiceChoices({ bet, onChange, disabled }: ChoicesProps) {
  const { t } = useTranslation('games');
  const chosen = diceBet(bet);
  const { side, target } = chosen;
  return (
    <div className={styles.choices}>
      <Segmented
        label={t('dice.side')}
        value={side}
        onChange={(next) => {
          if (next !== side) onChange({ ...mirrored(chosen) });
        }}
        options={[
          { value: 'over', label: t('dice.over'), disabled },
          { value: 'under', label: t('dice.under'), disabled },
        ]}
      />
      <Slider
        label={t('dice.target')}
        value={target}
        step={25}
        {...bounds[side]}
        format={rollText}
        disabled={disabled}
        onChange={(next) => onChange({ side, target: next })}
      />
    </div>
  );
}
