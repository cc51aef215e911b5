import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useMemberTable } from '../api/use-member-table.ts';
import { gameOf, memberTableOf } from '../api/use-member-tables.ts';
import { MemberTableView } from './member-table.tsx';
import type { SessionLineOf } from './session-line-of.ts';
import { TableBones } from './table-bones.tsx';
import styles from './table-page.module.css';

const DemoTable = lazy(async () => ({ default: (await import('../demo/demo-table.tsx')).DemoTable }));

/** One of the house's tables between members; with `?demo=1` a table of its game with bots for demo chips. */
export function MemberTablePage({ SessionLine }: { SessionLine: SessionLineOf }) {
  const { t } = useTranslation('tables');
  const { table: code } = useParams({ from: '/shell/app/chessGame/$table' });
  const { demo } = useSearch({ from: '/shell/app/chessGame/$table' });
  const table = memberTableOf(code);
  return (
    <div className={styles.page}>
      {table && demo ? (
        <Suspense fallback={<TableBones />}>
          <DemoTable key={gameOf(table)} game={gameOf(table)} SessionLine={SessionLine} />
        </Suspense>
      ) : table ? (
        // Another table is another page: nothing of the one before stays.
        <KnownTable key={table} table={table} SessionLine={SessionLine} />
      ) : (
        <>
          <h1 className={styles.title}>{t('unknown.title')}</h1>
          <EmptyState
            title={t('unknown.text')}
            action={
              <Link to="/app/chessGame" className={buttonClass({})}>
                {t('unknown.back')}
              </Link>
            }
          />
        </>
      )}
    </div>
  );
}

function KnownTable({ table, SessionLine }: { table: MemberTableCode; SessionLine: SessionLineOf }) {
  const { t } = useTranslation('tables');
  const query = useMemberTable(table);
  if (query.data) return <MemberTableView details={query.data} SessionLine={SessionLine} />;
  if (query.isError)
    return (
      <>
        <h1 className={styles.title}>{t('unknown.title')}</h1>
        <FaultPanel title={t('fault')} fault={query.error} retry={query} />
      </>
    );
  return <TableBones />;
}
