import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Slider } from '@fairway/ui/components/slider/slider.tsx';
import { useTranslation } from 'react-i18next';
import type { ChoicesProps } from '../board.ts';
import { minesOf, mostMines } from './gem-bet.ts';
import styles from './gem.module.css';

const usual = ['1', '3', '5', '10', '20'] as const;

/** How many of the 25 tiles hide a mine. */
export function GemChoices({ bet, onChange, disabled }: ChoicesProps) {
  const { t } = useTranslation('games');
  const mines = minesOf(bet);
  return (
    <div className={styles.choices}>
      <Slider
        label={t('gem.mines')}
        value={mines}
        min={1}
        max={mostMines}
        disabled={disabled}
        onChange={(next) => onChange({ mines: next })}
      />
      <Segmented
        size="s"
        label={t('gem.usual')}
        value={String(mines)}
        onChange={(next) => onChange({ mines: Number(next) })}
        options={usual.map((value) => ({ value: value as string, label: value, disabled }))}
      />
    </div>
  );
}
