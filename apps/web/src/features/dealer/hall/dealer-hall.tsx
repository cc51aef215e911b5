import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useDealerTables } from '../api/use-tables.ts';
import { TableCard } from './table-card.tsx';
import styles from './dealer-hall.module.css';

export interface DealerHallProps {
  hero: ReactNode;
  /** Why the house's tables take no bets, where the whole venue is closed. */
  closed: ReactNode;
  /** The venues of the category that others run. */
  others: ReactNode;
}

/** The house's live tables with the results of their shoes. */
export function DealerHall({ hero, closed, others }: DealerHallProps) {
  const { t } = useTranslation('dealer');
  const tables = useDealerTables();
  const list = tables.data?.tables;
  return (
    <div className={styles.page}>
      {hero}
      {closed}
      {list ? (
        list.length === 0 ? (
          <EmptyState title={t('hall.none')} text={t('hall.noneText')} />
        ) : (
          <section aria-labelledby="hall-tables">
            <SectionHead id="hall-tables" title={t('hall.tables')} />
            <ul className={styles.cards}>
              {list.map((table) => (
                <TableCard key={table.table} table={table} />
              ))}
            </ul>
          </section>
        )
      ) : tables.isError ? (
        <FaultPanel title={t('hall.fault')} fault={tables.error} retry={tables} />
      ) : (
        <Loading label={t('hall.loading')} className={styles.cards}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} height={352} radius="var(--r-lg)" />
          ))}
        </Loading>
      )}
      {others}
    </div>
  );
}
