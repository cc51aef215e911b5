import type { PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { IconPercent } from '@fairway/ui/icons/money.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useRechargeActivities } from '../api/pay/use-pay-facts.ts';
import styles from './recharge-activities.module.css';

/** The methods that earn something now; a press chooses one. Nothing while none does. */
export function RechargeActivities({ onChoose }: { onChoose: (payType: PayType) => void }) {
  const { t } = useTranslation('pay');
  const activities = useRechargeActivities().data ?? [];
  if (activities.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>
        <IconPercent size={18} />
        {t('activities.title')}
      </h2>
      <ul className={styles.list}>
        {activities.map(({ payType, typeName, rate, dailyCap, leftToday, currency }) => (
          <li key={payType}>
            <button
              type="button"
              className={styles.one}
              aria-label={t('activities.choose', { name: typeName })}
              aria-describedby={`earns-${payType}`}
              onClick={() => onChoose(payType)}
            >
              <b className={styles.name}>{typeName}</b>
              <span className={styles.rate}>{t('earns', { rate })}</span>
              <span className={styles.left} id={`earns-${payType}`}>
                {t('activities.cap', { cap: exactAmount(dailyCap, currency) })}
                {leftToday !== dailyCap && (
                  <i>{t('activities.left', { left: exactAmount(leftToday, currency) })}</i>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
