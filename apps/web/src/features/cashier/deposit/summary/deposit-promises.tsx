import { Card } from '@fairway/ui/components/card/card.tsx';
import { IconClock, IconHistory, IconShield } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import styles from './deposit-promises.module.css';

const promises = [
  { key: 'account', icon: IconShield },
  { key: 'mark', icon: IconClock },
  { key: 'late', icon: IconHistory },
] as const;

/** Three things to know before paying. */
export function DepositPromises() {
  const { t } = useTranslation('cashier');
  return (
    <Card className={styles.row}>
      {promises.map(({ key, icon: Icon }) => (
        <div key={key}>
          <p className={styles.title}>
            <Icon size={18} className={styles[key]} />
            {t(`deposit.promises.${key}.title`)}
          </p>
          <p className={styles.text}>{t(`deposit.promises.${key}.text`)}</p>
        </div>
      ))}
    </Card>
  );
}
