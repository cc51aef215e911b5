import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import type { LiveRoom } from '../api/shapes.ts';
import { useAnchorRooms } from '../api/use-anchor-rooms.ts';
import { useControlSwitches } from '../api/use-control-switches.ts';
import { useSchedule } from '../api/use-schedule.ts';
import { RoomGrid } from '../cards/room-card.tsx';
import { RoomSkeletons } from '../lobby/room-results.tsx';
import { EntryRow } from '../schedule/entry-row.tsx';
import schedule from '../schedule/schedule.module.css';
import { hallPictures, type HallPicture } from './pictures/pictures.ts';
import styles from './anchor-hall.module.css';

/** Where each picture leads: the game that is played beside an anchor. */
const games: Readonly<Record<HallPicture, string>> = {
  football: '/app/live',
  table: '/app/realbet',
  slots: '/app/egame/1',
  lottery: '/app/lottery',
};
const shown = ['football', 'table', 'slots', 'lottery'] as const;

/** The anchors' hall: who is live, what one can play along, who comes next. */
export function AnchorHallPage() {
  const { t } = useTranslation('live');
  const switches = useControlSwitches();
  const closed = switches.data?.anchor === false;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('hall.title')}</h1>
        <p>{t('hall.lead')}</p>
      </header>
      {closed ? (
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
          <OnAir />
          <PlayAlong hasSports={switches.data?.footballVenue !== false} />
          <ComingUp />
        </>
      )}
    </div>
  );
}

function OnAir() {
  const { t } = useTranslation('live');
  const { data, error, refetch, isFetching } = useAnchorRooms([], '');
  // Who is on the air first; the others fill the line, so that one broadcast alone does not leave it empty.
  const rooms = data?.rooms.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, 4);
  return (
    <section aria-labelledby="hall-on-air">
      <SectionHead
        id="hall-on-air"
        title={t('hall.onAir')}
        end={
          <Link to="/app/live" search={{ view: 'anchors' }} className={styles.more}>
            {t('hall.all')}
            <IconChevronRight size={16} />
          </Link>
        }
      />
      {rooms ? (
        rooms.length > 0 ? (
          <RoomGrid rooms={rooms} label={t('hall.onAir')} />
        ) : (
          <EmptyState
            title={t('empty.anchors')}
            text={t('empty.anchorsText')}
            action={
              <Link to="/app/schedule" className={buttonClass({ variant: 'quiet' })}>
                {t('empty.toSchedule')}
              </Link>
            }
          />
        )
      ) : error ? (
        <FaultPanel title={t('failed')} fault={error} retry={{ refetch, isFetching }} />
      ) : (
        <RoomSkeletons />
      )}
    </section>
  );
}

function rankOf({ status }: LiveRoom): number {
  return status === 'live' || status === 'interrupted' ? 0 : 1;
}

/** The games that are played beside an anchor, football's while the site has it. */
function PlayAlong({ hasSports }: { hasSports: boolean }) {
  const { t } = useTranslation('live');
  return (
    <section aria-labelledby="hall-games">
      <SectionHead id="hall-games" title={t('hall.games')} note={t('hall.gamesText')} />
      <ul className={styles.games}>
        {shown
          .filter((game) => hasSports || game !== 'football')
          .map((game) => (
            <li key={game}>
              <Link to={games[game]} className={cardClass({ pad: 'none', lift: true }, styles.game)}>
                <img src={hallPictures[game]} alt="" width={288} height={162} />
                <span className={styles.about}>
                  <b>{t(`hall.pictures.${game}`)}</b>
                  <span>{t(`hall.pictures.${game}Text`)}</span>
                </span>
                <span className={buttonClass({ size: 's' })} aria-hidden>
                  {t('hall.join')}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Announced broadcasts of today; nothing where there are none. */
function ComingUp() {
  const { t } = useTranslation('live');
  const { data } = useSchedule(undefined, 'anchor');
  const coming = data?.entries.filter(({ status }) => status === 'planned').slice(0, 5) ?? [];
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="hall-coming">
      <SectionHead id="hall-coming" title={t('hall.coming')} />
      <ol className={schedule.rows}>
        {coming.map((entry) => (
          <EntryRow key={entry.scheduleId} entry={entry} />
        ))}
      </ol>
    </section>
  );
}
