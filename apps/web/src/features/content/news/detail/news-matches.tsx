import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import { textOf } from '../../../../lib/site/site-config.ts';
import type { NewsMatch } from '../../api/use-news.ts';
import { TeamCrest } from '../news-picture.tsx';
import styles from './news-detail-page.module.css';

/** The matches of an article, each a link to its page; odds where the server gives them to this reader. */
export function NewsMatches({ matches }: { matches: readonly NewsMatch[] }) {
  const { t } = useTranslation('news');
  return (
    <section className={styles.side} aria-label={t('matches')}>
      <h2>{t('matches')}</h2>
      <ul className={styles.matches}>
        {matches.map((match) => (
          <li key={match.fixtureId}>
            <Link
              to="/app/sport/match/$fixtureId"
              params={{ fixtureId: match.fixtureId }}
              className={styles.match}
            >
              <span className={styles.when}>
                <span>{textOf(match.competition)}</span>
                <time dateTime={match.startsAt}>{formatTime(match.startsAt)}</time>
              </span>
              {([match.home, match.away] as const).map((team, at) => (
                <span key={team.team} className={styles.team}>
                  <TeamCrest team={team} size={20} />
                  <b>{textOf(team.name)}</b>
                  {match.score && <span>{at === 0 ? match.score.home : match.score.away}</span>}
                </span>
              ))}
              {match.odds && (
                <span className={styles.odds}>
                  {(['home', 'draw', 'away'] as const).map((side) => (
                    <span key={side}>
                      {t(`side.${side}`)}
                      <b>{match.odds?.[side].slice(0, -1)}</b>
                    </span>
                  ))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
