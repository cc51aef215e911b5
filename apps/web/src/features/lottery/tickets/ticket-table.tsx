import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import type { LotteryTicket } from '@fairway/contract/lottery/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount, exactAmount } from '../../../lib/format-amount.ts';
import { Time } from '../../../lib/time.tsx';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import styles from '../records/records.module.css';
import { pickText, playName } from './play-name.ts';

const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }));

/** Tickets with what was staked and what came back. */
export function TicketTable({ tickets }: { tickets: readonly LotteryTicket[] }) {
  const { t } = useTranslation('lottery');
  const labels = useCopyLabels();
  const [opened, setOpened] = useState<LotteryTicket>();
  const columns: readonly Column<LotteryTicket>[] = [
    { key: 'issue', head: t('tickets.issue'), cell: ({ issue }) => issue },
    { key: 'time', head: t('tickets.time'), cell: ({ placedAt }) => <Time at={placedAt} /> },
    { key: 'play', head: t('tickets.play'), cell: ({ play }) => playName(t, play) },
    {
      key: 'pick',
      head: t('tickets.pick'),
      cell: ({ lottery, play, pick }) => (
        <span className={styles.pick}>{pickText(t, lottery, play, pick)}</span>
      ),
    },
    { key: 'status', head: t('tickets.status'), cell: ({ status }) => t(`tickets.states.${status}`) },
    {
      key: 'stake',
      head: t('tickets.stake'),
      align: 'end',
      cell: ({ notes, times, unit, stake, currency }) => (
        <>
          <span className={styles.sum}>
            {t('tickets.sum', { notes, times, unit: exactAmount(unit, currency) })}
          </span>
          {displayAmount(stake, currency)}
        </>
      ),
    },
    {
      key: 'returned',
      head: t('tickets.returned'),
      align: 'end',
      cell: ({ returned, currency }) => (returned === null ? '—' : displayAmount(returned, currency)),
    },
    {
      key: 'billNo',
      head: t('tickets.billNo'),
      align: 'end',
      cell: (ticket) => (
        <>
          <button type="button" className={styles.open} onClick={() => setOpened(ticket)}>
            {ticket.billNo}
          </button>
          <CopyButton
            value={ticket.billNo}
            label={labels.copyOf(t('tickets.billNo'))}
            copied={labels.copied}
            failed={labels.failed}
          >
            {labels.copy}
          </CopyButton>
        </>
      ),
    },
  ];
  return (
    <section className={styles.scroll} aria-label={t('tickets.table')}>
      <Table caption={t('tickets.table')} columns={columns} rows={tickets} rowKey={({ id }) => id} />
      {opened && (
        <Suspense fallback={null}>
          <TicketDialog ticket={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
