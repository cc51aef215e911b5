import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { OwnRecords } from '../records/own-records.tsx';
import styles from '../records/records.module.css';
import { usePages } from '../records/use-pages.ts';
import { TicketTable } from './ticket-table.tsx';

const filters = ['all', 'open', 'settled'] as const;

/** The member's own tickets of a lottery, newest first. */
export function TicketsPanel({ lottery }: { lottery: LotteryCode }) {
  return (
    <OwnRecords of="tickets">{(memberId) => <OwnTickets lottery={lottery} memberId={memberId} />}</OwnRecords>
  );
}

function OwnTickets({ lottery, memberId }: { lottery: LotteryCode; memberId: string }) {
  const { t } = useTranslation('lottery');
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const pages = usePages();
  const { cursor } = pages;
  const query = useQuery({
    queryKey: ['listTickets', { lottery, filter, cursor }],
    queryFn: ({ signal }) =>
      api.listTickets(
        {
          lottery,
          ...(filter === 'all' ? {} : { status: filter }),
          ...(cursor === undefined ? {} : { cursor }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const again = () => void query.refetch();
  useTopic('memberGames', { memberId }, again, again);
  return (
    <div className={styles.panel}>
      <Segmented
        label={t('tickets.filter')}
        size="s"
        value={filter}
        onChange={(value) => {
          setFilter(value);
          pages.first();
        }}
        options={filters.map((value) => ({ value, label: t(`tickets.filters.${value}`) }))}
      />
      {query.isError && !query.data ? (
        <FaultPanel plain title={t('tickets.fault')} fault={query.error} retry={query} />
      ) : !query.data ? (
        <Loading label={t('tickets.loading')}>
          <Skeleton height={260} />
        </Loading>
      ) : query.data.tickets.length === 0 ? (
        <EmptyState title={t('tickets.empty')} text={t('tickets.emptyText')} />
      ) : (
        <>
          <TicketTable tickets={query.data.tickets} />
          <KeysetPager
            labels={{ nav: t('tickets.pages'), newer: t('draws.newer'), older: t('draws.older') }}
            onNewer={pages.newer}
            onOlder={pages.older(query.data.next)}
            waiting={query.isPlaceholderData}
          />
        </>
      )}
    </div>
  );
}
