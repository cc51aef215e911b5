import type { VenueTransfer } from '@fairway/contract/venues/schemas.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { formatTime } from '../../../lib/format-time.ts';
import type { useRecentTransfers } from '../api/use-venue-transfers.ts';
import { exactAmount } from '../../../lib/format-amount.ts';
import { endsOf } from '../texts/announce-transfer.ts';
import { TransferStatusTag } from './transfer-status-tag.tsx';
import styles from './recent-transfers.module.css';

const shown = 6;

/** The newest transfers and the status of each. */
export function RecentTransfers({ recent }: { recent: ReturnType<typeof useRecentTransfers> }) {
  const { t } = useTranslation('wallet');
  const columns: readonly Column<VenueTransfer>[] = [
    {
      key: 'time',
      head: t('records.time'),
      cell: ({ createdAt }) => <span className={styles.quiet}>{formatTime(createdAt)}</span>,
      width: 92,
    },
    { key: 'way', head: t('records.what'), cell: (transfer) => t('transfer.line', endsOf(transfer)) },
    {
      key: 'state',
      head: t('transfer.status'),
      cell: ({ status }) => <TransferStatusTag status={status} />,
      width: 100,
    },
    {
      key: 'amount',
      head: t('transfer.amount'),
      align: 'end',
      cell: ({ amount, currency }) => exactAmount(amount, currency),
      width: 112,
    },
  ];
  const rows = recent.data?.transfers.slice(0, shown) ?? [];
  return (
    <Panel
      title={t('transfer.recent')}
      end={
        <Link
          to="/app/myCenter/records"
          search={{ kind: 'transfer' }}
          className={buttonClass({ variant: 'text', size: 's' })}
        >
          {t('transfer.all')}
        </Link>
      }
    >
      {recent.isError && !recent.data ? (
        <FaultPanel plain title={t('transfer.recentFault')} fault={recent.error} retry={recent} />
      ) : recent.data && rows.length === 0 ? (
        <EmptyState title={t('transfer.none')} text={t('transfer.noneText')} />
      ) : (
        <Table
          caption={t('transfer.recent')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loadingRows={recent.isPending ? 3 : 0}
        />
      )}
    </Panel>
  );
}
