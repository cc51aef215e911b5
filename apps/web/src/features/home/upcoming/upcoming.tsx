import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useUpcomingFixtures } from '../api/use-upcoming-fixtures.ts';
import { LeagueList } from './league-list.tsx';
import { UpcomingRow } from './upcoming-row.tsx';
import styles from './upcoming.module.css';

/** Cards in the row above, which is filled up with the next matches where fewer are in play. */
const cardsAbove = 4;

/** What starts next, with its prices, and the competitions beside it. Without a match to come, nothing. */
export function Upcoming() {
  const { t } = useTranslation('upcoming');
  const { data, isPending } = useUpcomingFixtures(cardsAbove);
  // The matches above already say that the server is away; a second complaint would help nobody.
  if (!isPending && (data ?? []).length === 0) return null;
  return (
    <section aria-labelledby="home-upcoming">
      <SectionHead
        id="home-upcoming"
        title={t('title')}
        note={t('note')}
        end={
          <Link to="/app/sport" search={{ view: 'today' }} className={styles.more}>
            {t('all')}
            <IconChevronRight size={16} />
          </Link>
        }
      />
      <div className={styles.split}>
        <div className={cardClass({ pad: 'none' }, styles.list)}>
          {data ? (
            <ol>
              {data.map((fixture) => (
                <UpcomingRow key={fixture.id} fixture={fixture} />
              ))}
            </ol>
          ) : (
            <Loading label={t('loading')} className={styles.bones}>
              {[1, 2, 3, 4, 5].map((bone) => (
                <Skeleton key={bone} height={44} radius="var(--r-md)" />
              ))}
            </Loading>
          )}
        </div>
        <LeagueList />
      </div>
    </section>
  );
}
