import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import type { SoccerIssue } from '../api/use-soccer-lottery.ts';
import styles from './soccer-lottery.module.css';

/** The own tickets of an issue: lines, what is right so far, what they won; all picks stand on a page of their own. */
export function OwnTickets({ issue }: { issue: SoccerIssue }) {
  const { t } = useTranslation('soccerLottery');
  if (issue.tickets.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="own-tickets">
      <h3 id="own-tickets">{t('tickets')}</h3>
      <ul className={styles.tickets}>
        {issue.tickets.map(({ id, lines, at, allRight, oneWrong, prize }) => (
          <li key={id}>
            <time dateTime={at}>{formatTime(at)}</time>
            <span>{t('ofLines', { count: lines })}</span>
            {prize && <b>{displayAmount(prize.amount, 'CNY')}</b>}
            {!prize && allRight !== null && (
              <span className={styles.note}>{t('soFar', { allRight, oneWrong })}</span>
            )}
          </li>
        ))}
      </ul>
      <Link
        to="/app/competeLottery/$detailPage/$id"
        params={{ detailPage: 'ticket', id: String(issue.issue) }}
        className={styles.link}
      >
        {t('toTickets')}
      </Link>
    </section>
  );
}
