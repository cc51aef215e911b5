import type { RoundMatch } from '@fairway/contract/promotions/rounds/round-schemas.ts';
import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import styles from './rounds.module.css';

/** A match of a round: when and where, the teams with the score between them, and what is done with it. */
export function MatchLine({ match, children }: { match: RoundMatch; children?: ReactNode }) {
  const { place, competition, startsAt, home, away } = match;
  return (
    <li className={styles.match} data-state={match.state}>
      <span className={styles.place}>{place}</span>
      <span className={styles.when}>
        <time dateTime={startsAt}>{formatTime(startsAt)}</time>
        <span className="ellipsis">{competition}</span>
      </span>
      <span className={styles.teams}>
        <Team team={home} isEnd />
        <Score match={match} />
        <Team team={away} />
      </span>
      {children}
    </li>
  );
}

function Team({ team, isEnd = false }: { team: RoundMatch['home']; isEnd?: boolean }) {
  const crest = <Crest name={team.crest} design={team.colours} size={20} />;
  return (
    <span className={isEnd ? styles.homeTeam : styles.team}>
      {!isEnd && crest}
      <b className="ellipsis">{team.name}</b>
      {isEnd && crest}
    </span>
  );
}

function Score({ match: { state, score } }: { match: RoundMatch }) {
  const { t } = useTranslation('soccerLottery');
  if (score) return <b className={styles.score}>{`${score.home} : ${score.away}`}</b>;
  return <span className={styles.versus}>{t(state === 'unplayed' ? 'unplayed' : 'versus')}</span>;
}
