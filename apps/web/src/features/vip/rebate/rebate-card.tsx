import { Card } from '@fairway/ui/components/card/card.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useRebate } from '../api/use-vip-gifts.ts';
import styles from './rebate-card.module.css';

/** What today's play gives back so far and what days gave; nothing while the site offers no rebates. */
export function RebateCard() {
  const { t } = useTranslation('vipGifts');
  const rebate = useRebate();
  if (rebate.isError && !rebate.data)
    return <FaultPanel title={t('rebate.fault')} fault={rebate.error} retry={rebate} />;
  if (!rebate.data?.offered) return null;
  const { today, dayCap, days, no } = rebate.data;
  return (
    <Card className={styles.card}>
      <section className={styles.today} aria-label={t('rebate.title')}>
        <h2>
          {t('rebate.title')}
          {dayCap === null && <Tag tone="gold">{t('rebate.unlimited')}</Tag>}
        </h2>
        <p className={styles.note}>{t('rebate.today')}</p>
        <p className={styles.amount}>{displayAmount(today.amount, 'CNY')}</p>
        <p className={styles.note}>
          {t('rebate.played', { amount: displayAmount(today.played, 'CNY') })}
          {dayCap !== null && `　${t('rebate.cap', { amount: displayAmount(dayCap, 'CNY') })}`}
        </p>
        <p className={styles.note}>{t(no === null ? 'rebate.noCampaign' : 'rebate.next')}</p>
      </section>
      {days.length === 0 ? (
        <EmptyState title={t('rebate.empty')} />
      ) : (
        <ul className={styles.days} aria-label={t('rebate.records')}>
          {days.map(({ day, level, amount, state }) => (
            <li key={day}>
              <time dateTime={day}>{day}</time>
              <span>{t('rebate.level', { level })}</span>
              <b>{displayAmount(amount, 'CNY')}</b>
              <span>{state === null ? t('rebate.belowFen') : t(`rebate.states.${state}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
