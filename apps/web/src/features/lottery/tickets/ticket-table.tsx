import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import type { LotteryTicket } from '@fairway/contract/lottery/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount, exactAmount } from '../../../lib/format-amount.ts';
import { Time } from '../../../lib/time.tsx';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import { pickText, playName } from './play-name.ts';
import styles from './tickets-panel.module.css';

const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog.tsx')).TicketDialog }));

/** Tickets with what was staked and what came back. */
export function TicketTable({ tickets }: { tickets: readonly LotteryTicket[] }) {
  const { t } = useTranslation('lottery');
  const labels = useCopyLabels();
  const [opened, setOpened] = useState<LotteryTicket>();
  const heads = ['issue', 'time', 'play', 'pick', 'stake', 'status', 'returned', 'billNo'] as const;
  return (
    <section className={styles.scroll} aria-label={t('tickets.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`tickets.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tickets.map((ticket) => (
            <tr key={ticket.id}>
              <td>{ticket.issue}</td>
              <td>
                <Time at={ticket.placedAt} />
              </td>
              <td>{playName(t, ticket.play)}</td>
              <td className={styles.pick}>{pickText(t, ticket.lottery, ticket.play, ticket.pick)}</td>
              <td>
                <span className={styles.sum}>
                  {t('tickets.sum', {
                    notes: ticket.notes,
                    times: ticket.times,
                    unit: exactAmount(ticket.unit, ticket.currency),
                  })}
                </span>
                {displayAmount(ticket.stake, ticket.currency)}
              </td>
              <td>{t(`tickets.states.${ticket.status}`)}</td>
              <td>{ticket.returned === null ? '—' : displayAmount(ticket.returned, ticket.currency)}</td>
              <td>
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
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opened && (
        <Suspense fallback={null}>
          <TicketDialog ticket={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
