import type { RoundMatch } from '@fairway/contract/promotions/rounds/round-schemas.ts';
import { soccerPicks, type SoccerPick } from '@fairway/promotions';
import { useTranslation } from 'react-i18next';
import styles from './soccer-lottery.module.css';

/** The result of ninety minutes; undefined before, and for a match that was not played, where every pick is right. */
function resultOf({ score }: RoundMatch): SoccerPick | undefined {
  if (!score) return undefined;
  return score.home > score.away ? '1' : score.home < score.away ? '2' : 'X';
}

/** The picks of a ticket at one match, right or wrong once it is decided. */
export function Picked({ match, picks }: { match: RoundMatch; picks: readonly SoccerPick[] }) {
  const { t } = useTranslation('soccerLottery');
  const result = resultOf(match);
  const lookOf = (pick: SoccerPick) => {
    if (match.state === 'waiting') return 'open';
    return result === undefined || result === pick ? 'right' : 'wrong';
  };
  return (
    <span className={styles.picks}>
      {soccerPicks
        .filter((pick) => picks.includes(pick))
        .map((pick) => (
          <span key={pick} className={styles.picked} data-look={lookOf(pick)}>
            {t(`pick.${pick}`)}
            {lookOf(pick) !== 'open' && (
              <span className={styles.word}>{t(lookOf(pick) === 'right' ? 'right' : 'wrong')}</span>
            )}
          </span>
        ))}
    </span>
  );
}
