import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { MemberTableCode } from '@fairway/contract/tables/codes.ts';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useMemberTable } from '../api/use-member-table.ts';
import { memberTableOf } from '../api/use-member-tables.ts';
import { MemberTableView, type SessionLineOf } from './member-table.tsx';
import styles from './table-page.module.css';

/** One of the house's tables between members. */
export function MemberTablePage({ SessionLine }: { SessionLine: SessionLineOf }) {
  const { t } = useTranslation('tables');
  const { table: code } = useParams({ from: '/shell/app/chessGame/$table' });
  const table = memberTableOf(code);
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
  return (
    <Loading label={t('loading')} className={styles.bones}>
      <Skeleton width={280} height={36} now />
      <Skeleton height={66} radius="var(--r-lg)" now />
      <div className={styles.play}>
        <Skeleton height={496} radius="248px" now />
        <Skeleton height={496} radius="var(--r-lg)" now />
      </div>
    </Loading>
  );
}
