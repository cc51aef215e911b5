import { plinkoRisks } from '@fairway/fair-games';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Slider } from '@fairway/ui/components/slider/slider.tsx';
import { useTranslation } from 'react-i18next';
import type { ChoicesProps } from '../board.ts';
import { plinkoBet } from './plinko-bet.ts';
import styles from './plinko.module.css';

/** How far the slots differ, and over how many rows the ball falls. */
export function PlinkoChoices({ bet, onChange, disabled }: ChoicesProps) {
  const { t } = useTranslation('games');
  const { risk, rows } = plinkoBet(bet);
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden>{t('plinko.risk')}</span>
        <Segmented
          label={t('plinko.risk')}
          value={risk}
          onChange={(next) => onChange({ risk: next, rows })}
          options={plinkoRisks.map((value) => ({ value, label: t(`plinko.${value}`), disabled }))}
        />
      </div>
      <Slider
        label={t('plinko.rows')}
        value={rows}
        min={8}
        max={16}
        disabled={disabled}
        onChange={(next) => onChange({ risk, rows: next })}
      />
    </>
  );
}
