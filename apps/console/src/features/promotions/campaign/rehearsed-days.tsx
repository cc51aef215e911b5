import type { PresentedRehearsal } from '@fairway/contract/promotions/operator-schemas.ts';
import { displayMoney, parseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import styles from './rehearsed-days.module.css';

/** What each day would have cost: a bar a day, and the same as a table for who cannot see them. */
export function RehearsedDays({ days }: { days: PresentedRehearsal['days'] }) {
  const { t } = useTranslation('promotions');
  const costs = days.map(({ cost }) => parseMoney(cost, 'CNY'));
  const most = costs.reduce((greatest, { minor }) => (minor > greatest ? minor : greatest), 0n);
  const height = (minor: bigint) => (most === 0n ? 0 : Number((minor * 1000n) / most) / 10);
  const shown = (index: number) => displayMoney(costs[index] ?? parseMoney('0', 'CNY'));
  return (
    <figure className={styles['figure']}>
      <div className={styles['bars']} aria-hidden="true">
        {days.map(({ day }, index) => (
          <span key={day} title={`${day} · ${shown(index)}`}>
            <i style={{ height: `${height(costs[index]?.minor ?? 0n)}%` }} />
          </span>
        ))}
      </div>
      <figcaption className={styles['ends']}>
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </figcaption>
      <table className={styles['unseen']}>
        <caption>{t('rehearsal.days')}</caption>
        <tbody>
          {days.map(({ day }, index) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{shown(index)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
