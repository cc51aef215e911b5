import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { Dot } from '@fairway/ui/components/badge/dot.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import type { RoomMatch } from '../api/shapes.ts';
import styles from './stage.module.css';

interface ScoreBugProps {
  match: RoomMatch;
  score: RoomMatch['score'];
  /** Half and clock. */
  phase: ReactNode;
  /** There is a picture now. */
  onAir: boolean;
}

/** Teams, score and clock at the picture's corner. */
export function ScoreBug({ match, score, phase, onAir }: ScoreBugProps) {
  const { t } = useTranslation('live');
  return (
    <div className={styles.bug}>
      {onAir && (
        <span className={styles.onAir}>
          <Dot pulse />
          {t('status.live')}
        </span>
      )}
      <Team team={match.home} />
      <b className={styles.bugScore}>{score ? `${score.home} : ${score.away}` : 'VS'}</b>
      <Team team={match.away} />
      <span className={styles.bugPhase}>{phase}</span>
    </div>
  );
}

function Team({ team }: { team: RoomMatch['home'] }) {
  return (
    <span className={styles.bugTeam}>
      <Crest name={team.name.en} design={team.colours} size={20} />
      {textOf(team.name)}
    </span>
  );
}
