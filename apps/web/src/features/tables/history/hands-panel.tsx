import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { KeysetPager } from '@fairway/ui/components/pagination/keyset-pager.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';
import { Time } from '../../../lib/time.tsx';
import type { TableDetails } from '../api/shapes.ts';
import { useHands } from '../api/use-hands.ts';
import { cardText } from '../felt/card-text.ts';
import { shownOf } from './shown-of.ts';
import styles from './history.module.css';

const HandDialog = lazy(async () => ({ default: (await import('./hand-dialog.tsx')).HandDialog }));

/** The member's own hands at this table; visitors log in here. */
export function HandsPanel({ details: { summary } }: { details: TableDetails }) {
  const { t } = useTranslation('tables');
  const signedIn = useSession(({ session }) => session !== undefined);
  const here = useLocation({ select: ({ href }) => href });
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<PlayedHand>();
  const query = useHands(summary.table, cursors.at(-1));
  if (!signedIn)
    return (
      <EmptyState
        title={t('hands.signedOut')}
        action={
          <a className={buttonClass({})} href={loginHref(here)}>
            {t('panel.login')}
          </a>
        }
      />
    );
  if (query.isError && !query.data)
    return <FaultPanel plain title={t('hands.fault')} fault={query.error} retry={query} />;
  if (!query.data)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={240} />
      </Loading>
    );
  const { hands, next } = query.data;
  if (hands.length === 0) return <EmptyState title={t('hands.empty')} text={t('hands.emptyText')} />;
  const columns: readonly Column<PlayedHand>[] = [
    { key: 'time', head: t('hands.time'), cell: ({ at }) => <Time at={at} /> },
    { key: 'billNo', head: t('hands.billNo'), cell: ({ billNo }) => billNo },
    {
      key: 'cards',
      head: t('hands.cards'),
      cell: ({ cards }) => cards.map(({ card }) => cardText(t, card)).join(' '),
    },
    {
      key: 'board',
      head: t(`hands.shown.${summary.game}`),
      cell: ({ open, seat }) => shownOf(t, open, seat),
    },
    {
      key: 'paid',
      head: t('hands.paid'),
      align: 'end',
      cell: ({ paid, currency }) => displayAmount(paid, currency),
    },
    {
      key: 'returned',
      head: t('hands.returned'),
      align: 'end',
      cell: ({ returned, currency }) => displayAmount(returned, currency),
    },
    {
      key: 'proof',
      head: t('hands.proof'),
      cell: (hand) => (
        <button
          type="button"
          className={styles.open}
          aria-label={t('hands.openName', { billNo: hand.billNo })}
          onClick={() => setOpened(hand)}
        >
          {t('hands.open')}
        </button>
      ),
    },
  ];
  return (
    <div className={styles.panel}>
      <section className={styles.scroll} aria-label={t('hands.table')}>
        <Table caption={t('hands.table')} columns={columns} rows={hands} rowKey={({ hand }) => hand} />
      </section>
      <KeysetPager
        labels={{ nav: t('hands.pages'), newer: t('hands.newer'), older: t('hands.older') }}
        onNewer={cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1))}
        onOlder={next === null ? undefined : () => setCursors([...cursors, next])}
        waiting={query.isPlaceholderData}
      />
      {opened && (
        <Suspense fallback={null}>
          <HandDialog hand={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
