import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useTickets } from '../api/use-race.ts';
import styles from './race.module.css';

/** The own tickets by day; nothing for visitors. */
export function TicketDays({ activity }: { activity: Activity }) {
  const { t } = useTranslation('race');
  const { data } = useTickets(activity.no, !activity.isPreview);
  if (!data) return null;
  return (
    <Panel title={t('days')} pad="l">
      {data.list.length === 0 ? (
        <p className={styles.note}>{t('noDays')}</p>
      ) : (
        <table className={styles.table} aria-label={t('days')}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('dayPlayed')}</th>
              <th scope="col">{t('tickets')}</th>
            </tr>
          </thead>
          <tbody>
            {data.list.map(({ day, played, tickets }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{day}</time>
                </th>
                <td>{displayAmount(played, 'CNY')}</td>
                <td>{tickets}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
