import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import type { PoolCard } from '../api/shapes.ts';
import styles from './fishing-hall.module.css';

/** A pool: its cannons, what a seat is bought in with, and how many seats are free. */
export function PoolEntry({ pool, own }: { pool: PoolCard; own: boolean }) {
  const { t } = useTranslation('fishing');
  const { name, open, seats, taken, money, rtp } = pool;
  const yuan = money.find(({ currency }) => currency === 'CNY');
  return (
    <li className={cardClass({ pad: 'l' }, styles.card)}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {!open && <Tag tone="warning">{t('closed')}</Tag>}
        {own && <Tag tone="ok">{t('hall.own')}</Tag>}
      </div>
      <p className={styles.quiet}>
        {yuan &&
          t('hall.cannons', {
            least: wholeAmount(yuan.cannons[0] ?? '0', 'CNY'),
            most: wholeAmount(yuan.cannons.at(-1) ?? '0', 'CNY'),
          })}
      </p>
      <p className={styles.quiet}>{t('hall.seats', { taken, seats })}</p>
      <p className={styles.quiet}>{t('hall.rtp', { rtp })}</p>
      <Link
        to="/app/fishing/$id"
        params={{ id: pool.pool }}
        className={buttonClass({ size: 's' })}
        aria-label={t('hall.enterName', { name })}
      >
        {t('hall.enter')}
      </Link>
    </li>
  );
}
