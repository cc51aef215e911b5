import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { OwnTicket } from '../api/use-raffle.ts';
import { clockTime } from '../parts/deadline.tsx';
import { CheckTicket } from './check-ticket.tsx';
import { PrizeClaim } from './prize-claim.tsx';
import styles from './raffle.module.css';

interface OwnTicketsProps {
  no: number;
  tickets: readonly OwnTicket[];
  isDrawn: boolean;
}

/** The own numbers, those that won first, each with its claim, and its check once drawn. */
export function OwnTickets({ no, tickets, isDrawn }: OwnTicketsProps) {
  const { t } = useTranslation('raffle');
  return (
    <Panel title={t('own.title')} pad="l">
      {tickets.length === 0 ? (
        <p className={styles.note}>{t('own.none')}</p>
      ) : (
        <ul className={styles.own} aria-label={t('own.title')}>
          {tickets.map((ticket) => (
            <li key={ticket.number} data-get={ticket.isGet}>
              <span className={styles.what}>
                <b>{t('own.number', { number: ticket.number })}</b>
                {ticket.amount !== null && <span>{displayAmount(ticket.amount, 'CNY')}</span>}
                {ticket.state === 'reached' && ticket.expiresAt !== null && (
                  <span className={styles.note}>{t('own.until', { at: clockTime(ticket.expiresAt) })}</span>
                )}
              </span>
              {isDrawn && <PrizeClaim no={no} ticket={ticket} />}
              {isDrawn && <CheckTicket no={no} number={ticket.number} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
