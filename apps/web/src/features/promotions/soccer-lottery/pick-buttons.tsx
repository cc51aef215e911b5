import type { RoundMatch } from '@fairway/contract/promotions/rounds/round-schemas.ts';
import { soccerPicks, type SoccerPick } from '@fairway/promotions';
import { useTranslation } from 'react-i18next';
import styles from './soccer-lottery.module.css';

interface PickButtonsProps {
  match: RoundMatch;
  picks: readonly SoccerPick[];
  onToggle: (pick: SoccerPick) => void;
}

/** Home, draw, away of a match; several may be picked. */
export function PickButtons({ match: { home, away, place }, picks, onToggle }: PickButtonsProps) {
  const { t } = useTranslation('soccerLottery');
  const label = t('picksOf', { place, home: home.name, away: away.name });
  return (
    <span className={styles.picks} {...{ role: 'group', 'aria-label': label }}>
      {soccerPicks.map((pick) => (
        <button
          key={pick}
          type="button"
          aria-pressed={picks.includes(pick)}
          className={styles.pick}
          onClick={() => onToggle(pick)}
        >
          {t(`pick.${pick}`)}
        </button>
      ))}
    </span>
  );
}
