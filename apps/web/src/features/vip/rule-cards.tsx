import { Card } from '@fairway/ui/components/card/card.tsx';
import { IconDoubleUp } from '@fairway/ui/icons/arrow.tsx';
import { IconBalance, IconShield } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import styles from './vip-page.module.css';

const rules = [
  { key: 'rise', icon: <IconDoubleUp size={18} className={styles.gold} /> },
  { key: 'keep', icon: <IconShield size={18} className={styles.azure} /> },
  { key: 'ease', icon: <IconBalance size={18} className={styles.ok} /> },
] as const;

/** How a level is reached and kept, and that nobody has to. */
export function RuleCards() {
  const { t } = useTranslation('vip');
  return (
    <div className={styles.rules}>
      {rules.map(({ key, icon }) => (
        <Card key={key} className={styles.rule}>
          <h2>
            {icon}
            {t(`rules.${key}.title`)}
          </h2>
          <p>{t(`rules.${key}.text`)}</p>
        </Card>
      ))}
    </div>
  );
}
