import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { DealerTableCode } from '@fairway/contract/dealer/codes.ts';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useTable } from '../api/use-table.ts';
import { tableOf } from '../api/use-tables.ts';
import { DealerTable, type SessionLineOf } from './dealer-table.tsx';
import { TableBones } from './table-bones.tsx';
import styles from './table-page.module.css';

/** One of the house's live tables. */
export function TablePage({ SessionLine }: { SessionLine: SessionLineOf }) {
  const { t } = useTranslation('dealer');
  const { code } = useParams({ from: '/shell/app/realbet/table/$code' });
  const table = tableOf(code);
  return (
    <div className={styles.page}>
      {table ? (
        // Another table is another page: nothing of the one before stays.
        <KnownTable key={table} table={table} SessionLine={SessionLine} />
      ) : (
        <>
          <h1 className={styles.title}>{t('unknown.title')}</h1>
          <EmptyState
            title={t('unknown.text')}
            action={
              <Link to="/app/realbet" className={buttonClass({})}>
                {t('unknown.back')}
              </Link>
            }
          />
        </>
      )}
    </div>
  );
}

function KnownTable({ table, SessionLine }: { table: DealerTableCode; SessionLine: SessionLineOf }) {
  const { t } = useTranslation('dealer');
  const query = useTable(table);
  if (query.data) return <DealerTable details={query.data} SessionLine={SessionLine} />;
  if (!query.isError) return <TableBones />;
  return (
    <>
      <h1 className={styles.title}>{t('unknown.title')}</h1>
      <FaultPanel title={t('fault')} fault={query.error} retry={query} />
    </>
  );
}
