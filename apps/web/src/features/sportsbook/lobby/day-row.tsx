import type { LobbyView } from '@fairway/contract/sportsbook/states.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { language } from '../../../lib/i18n.ts';
import type { Lobby } from '../api/shapes.ts';
import styles from './day-row.module.css';
import { readLobbySearch, sportSearch } from './lobby-search.ts';

/** The days of a view that have matches; at most ten, the nearest. */
export function DayRow({ days, view }: { days: Lobby['days']; view: LobbyView }) {
  const { t } = useTranslation('sportsbook');
  const { day: chosen, competition, sport } = readLobbySearch(useSearch({ strict: false }));
  const search = (day: string | undefined) => ({
    view,
    ...sportSearch(sport),
    ...(competition ? { competition } : {}),
    ...(day ? { day } : {}),
  });
  return (
    <nav className={styles.days} aria-label={t('lobby.days')}>
      <Link to="/app/sport" search={search(undefined)} className={clsx(styles.day, !chosen && styles.chosen)}>
        {t('lobby.allDays')}
      </Link>
      {days.slice(0, 10).map(({ day, count }) => (
        <Link
          key={day}
          to="/app/sport"
          search={search(day)}
          className={clsx(styles.day, chosen === day && styles.chosen)}
          aria-current={chosen === day ? 'true' : undefined}
        >
          {dayName(day)}
          <small>{count}</small>
        </Link>
      ))}
    </nav>
  );
}

/** `11/22 周日`; the day is one of the house's zone already. */
function dayName(day: string): string {
  const noon = new Date(`${day}T12:00:00+08:00`);
  return new Intl.DateTimeFormat(language(), {
    timeZone: 'Asia/Shanghai',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
  }).format(noon);
}
