import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { IconCalendar } from '@fairway/ui/icons/site.tsx';
import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVideoSwitch } from '../api/use-video.ts';
import { ScheduleList } from '../schedule/schedule-list.tsx';
import { AnchorRooms } from './anchor-rooms.tsx';
import { lobbyViews, type LobbyView } from './lobby-search.ts';
import { PopularRooms } from './popular-rooms.tsx';
import styles from './lobby.module.css';

const panels: Readonly<Record<LobbyView, () => ReactNode>> = {
  match: PopularRooms,
  anchors: AnchorRooms,
  schedule: ScheduleList,
};

/** The lobby of live rooms: matches, anchors, and what is announced. */
export function LiveLobby() {
  const { t } = useTranslation('live');
  const { view = 'match' } = useSearch({ from: '/shell/app/live' });
  const offered = useVideoSwitch();
  const Panel = panels[view];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <Link to="/app/schedule" className={buttonClass({ variant: 'quiet', size: 's' })}>
          <IconCalendar size={16} />
          {t('schedule.title')}
        </Link>
      </header>
      {offered.data?.on === false ? (
        <EmptyState
          title={t('off.title')}
          text={t('off.text')}
          action={
            <Link to="/app/sport" className={buttonClass({})}>
              {t('off.action')}
            </Link>
          }
        />
      ) : (
        <>
          <nav aria-label={t('views.label')} className={styles.views}>
            <div className={styles.viewList}>
              {lobbyViews.map((one) => (
                <Link
                  key={one}
                  to="/app/live"
                  search={one === 'match' ? {} : { view: one }}
                  className={styles.view}
                  aria-current={one === view ? 'page' : undefined}
                  activeProps={{}}
                >
                  {t(`views.${one}`)}
                </Link>
              ))}
            </div>
          </nav>
          <Panel />
        </>
      )}
    </div>
  );
}
