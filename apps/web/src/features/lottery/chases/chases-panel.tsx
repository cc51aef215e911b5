import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { OwnRecords } from '../records/own-records.tsx';
import styles from '../records/records.module.css';
import { usePages } from '../records/use-pages.ts';
import { ChaseTable } from './chase-table.tsx';
import { chaseFilters, useChases, type ChaseFilter } from './use-chases.ts';

/** The member's own chases of a lottery, newest first. */
export function ChasesPanel({ lottery }: { lottery: LotteryCode }) {
  return (
    <OwnRecords of="chases">{(memberId) => <OwnChases lottery={lottery} memberId={memberId} />}</OwnRecords>
  );
}

function OwnChases({ lottery, memberId }: { lottery: LotteryCode; memberId: string }) {
  const { t } = useTranslation('lottery');
  const [filter, setFilter] = useState<ChaseFilter>('all');
  const pages = usePages();
  const query = useChases(lottery, { memberId, filter, cursor: pages.cursor });
  return (
    <div className={styles.panel}>
      <Segmented
        label={t('chases.filter')}
        size="s"
        value={filter}
        onChange={(value) => {
          setFilter(value);
          pages.first();
        }}
        options={chaseFilters.map((value) => ({ value, label: t(`chases.filters.${value}`) }))}
      />
      {query.isError && !query.data ? (
        <FaultPanel plain title={t('chases.fault')} fault={query.error} retry={query} />
      ) : !query.data ? (
        <Loading label={t('chases.loading')}>
          <Skeleton height={260} />
        </Loading>
      ) : query.data.chases.length === 0 ? (
        <EmptyState title={t('chases.empty')} text={t('chases.emptyText')} />
      ) : (
        <>
          <ChaseTable chases={query.data.chases} />
          <KeysetPager
            labels={{ nav: t('chases.pages'), newer: t('draws.newer'), older: t('draws.older') }}
            onNewer={pages.newer}
            onOlder={pages.older(query.data.next)}
            waiting={query.isPlaceholderData}
          />
        </>
      )}
    </div>
  );
}
