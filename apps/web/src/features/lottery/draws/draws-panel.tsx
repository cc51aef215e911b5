import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { LotteryDraw } from '@fairway/contract/lottery/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { Time } from '../../../lib/time.tsx';
import { ResultNumbers } from '../art/result-numbers.tsx';
import styles from '../records/records.module.css';
import { usePages } from '../records/use-pages.ts';
import { readingsOf, sidesOf } from './read-result.ts';
import { useDraws } from './use-draws.ts';

/** The code that computes results comes with the first proof. */
const DrawDialog = lazy(async () => ({ default: (await import('./draw-dialog.tsx')).DrawDialog }));

/** Past issues of a lottery, newest first; each opens what its result follows from. */
export function DrawsPanel({ lottery }: { lottery: LotteryCode }) {
  const { t } = useTranslation('lottery');
  const pages = usePages();
  const query = useDraws(lottery, pages.cursor);
  const [opened, setOpened] = useState<LotteryDraw>();
  if (query.isError && !query.data)
    return <FaultPanel plain title={t('draws.fault')} fault={query.error} retry={query} />;
  if (!query.data)
    return (
      <Loading label={t('draws.loading')}>
        <Skeleton height={320} />
      </Loading>
    );
  const { draws, next } = query.data;
  if (draws.length === 0) return <EmptyState title={t('draws.empty')} text={t('draws.emptyText')} />;
  const columns: readonly Column<LotteryDraw>[] = [
    { key: 'issue', head: t('draws.issue'), cell: ({ issue }) => issue },
    { key: 'time', head: t('draws.time'), cell: ({ drawsAt }) => <Time at={drawsAt} /> },
    {
      key: 'result',
      head: t('draws.result'),
      cell: ({ result, state }) =>
        result ? (
          <ResultNumbers lottery={lottery} result={result} size="s" />
        ) : state === 'voided' ? (
          <Tag tone="warning">{t('draws.voided')}</Tag>
        ) : (
          <Tag>{t('draws.waiting')}</Tag>
        ),
    },
    {
      key: 'reading',
      head: t('draws.reading'),
      cell: ({ result }) => result && <Reading lottery={lottery} result={result} />,
    },
    { key: 'tickets', head: t('draws.tickets'), align: 'end', cell: ({ tickets }) => tickets ?? '—' },
    {
      key: 'proof',
      head: t('draws.proof'),
      align: 'end',
      cell: (draw) => (
        <button
          type="button"
          className={styles.open}
          aria-label={t('draws.openProof', { issue: draw.issue })}
          onClick={() => setOpened(draw)}
        >
          {t('draws.open')}
        </button>
      ),
    },
  ];
  return (
    <div className={styles.panel}>
      <section className={styles.scroll} aria-label={t('draws.table')}>
        <Table caption={t('draws.table')} columns={columns} rows={draws} rowKey={({ issue }) => issue} />
      </section>
      <KeysetPager
        labels={{ nav: t('draws.pages'), newer: t('draws.newer'), older: t('draws.older') }}
        onNewer={pages.newer}
        onOlder={pages.older(next)}
        waiting={query.isPlaceholderData}
      />
      {opened && (
        <Suspense fallback={null}>
          <DrawDialog lottery={lottery} draw={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function Reading({ lottery, result }: { lottery: LotteryCode; result: readonly number[] }) {
  const { t } = useTranslation('lottery');
  return (
    <span className={styles.reading}>
      {readingsOf(lottery, result).map(({ kind, value }) => (
        <span key={kind}>{t(`draws.${kind}`, { value })}</span>
      ))}
      {sidesOf(lottery, result).map((side, place) => (
        // Sides may repeat; their place is what they are.
        <span key={place}>{t(`options.${side}`)}</span>
      ))}
    </span>
  );
}
