import { memberTableGames } from '@fairway/contract/tables/codes.ts';
import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useMemberTables } from '../api/use-member-tables.ts';
import { DemoLink } from '../demo/demo-link.tsx';
import { TableCard } from './table-card.tsx';
import styles from './tables-hall.module.css';

export interface TablesHallProps {
  hero: ReactNode;
  /** Why nobody is seated, where the venue is closed. */
  closed: ReactNode;
  /** Games of the venue against the house. */
  games: ReactNode;
  /** The venues of the category that others run. */
  others: ReactNode;
}

/** The hall of cards: tables between members, and what else the category offers. */
export function TablesHall({ hero, closed, games, others }: TablesHallProps) {
  const { t } = useTranslation('tables');
  const tables = useMemberTables();
  return (
    <div className={styles.page}>
      {hero}
      {closed}
      {tables.data ? (
        memberTableGames
          .map((game) => ({ game, ofGame: tables.data.tables.filter((table) => table.game === game) }))
          .filter(({ ofGame }) => ofGame.length > 0)
          .map(({ game, ofGame }) => (
            <section key={game} aria-labelledby={`tables-${game}`}>
              <SectionHead
                id={`tables-${game}`}
                title={t('hall.ofGame', { game: t(`games.${game}`) })}
                end={<DemoLink game={game}>{t('demo.open', { game: t(`games.${game}`) })}</DemoLink>}
              />
              <ul className={styles.cards}>
                {ofGame.map((table) => (
                  <TableCard key={table.table} table={table} />
                ))}
              </ul>
            </section>
          ))
      ) : tables.isError ? (
        <FaultPanel title={t('hall.fault')} fault={tables.error} retry={tables} />
      ) : (
        <Loading label={t('loading')} className={styles.cards}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} height={220} radius="var(--r-lg)" />
          ))}
        </Loading>
      )}
      {games}
      {others}
    </div>
  );
}
