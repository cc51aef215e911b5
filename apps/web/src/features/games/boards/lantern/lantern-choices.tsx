import { lanternRisks, lanternSizes } from '@fairway/fair-games';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { useTranslation } from 'react-i18next';
import type { ChoicesProps } from '../board.ts';
import { lanternBet } from './lantern-bet.ts';
import styles from './lantern.module.css';

/** How much is dared, and of how many lanterns the wheel is. */
export function LanternChoices({ bet, onChange, disabled }: ChoicesProps) {
  const { t } = useTranslation('games');
  const { risk, segments } = lanternBet(bet);
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden>{t('lantern.risk')}</span>
        <Segmented
          label={t('lantern.risk')}
          value={risk}
          onChange={(next) => onChange({ risk: next, segments })}
          options={lanternRisks.map((value) => ({ value, label: t(`lantern.${value}`), disabled }))}
        />
      </div>
      <div className={styles.choice}>
        <span aria-hidden>{t('lantern.segments')}</span>
        <Segmented
          label={t('lantern.segments')}
          value={String(segments)}
          onChange={(next) => onChange({ risk, segments: Number(next) })}
          options={lanternSizes.map((size) => ({ value: String(size), label: size, disabled }))}
        />
      </div>
    </>
  );
}
