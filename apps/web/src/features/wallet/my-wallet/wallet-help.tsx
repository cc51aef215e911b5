import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import styles from './wallet-help.module.css';

const topics = ['center', 'venues', 'transit', 'locked'] as const;

/** What the terms of the wallet mean. */
export function WalletHelp() {
  const { t } = useTranslation('wallet');
  return (
    <Panel title={t('myWallet.help')}>
      <dl className={styles.list}>
        {topics.map((topic) => (
          <div key={topic}>
            <dt className={styles.title}>{t(`myWallet.helpList.${topic}.title`)}</dt>
            <dd className={styles.text}>{t(`myWallet.helpList.${topic}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
