import { lotteryCodes, type LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './lottery-head.module.css';

/** Which lottery this is, and the others beside it. */
export function LotteryTitle({ lottery }: { lottery: LotteryCode }) {
  const { t } = useTranslation('lottery');
  return (
    <header className={styles.title}>
      <Link to="/app/lottery">{t('hall.title')}</Link>
      <h1>{t(`names.${lottery}`)}</h1>
      <nav className={styles.switch} aria-label={t('issue.switch')}>
        {lotteryCodes.map((code) => (
          <Link
            key={code}
            to="/app/lottery/$code"
            params={{ code }}
            aria-current={code === lottery ? 'page' : undefined}
          >
            {t(`names.${code}`)}
          </Link>
        ))}
      </nav>
    </header>
  );
}
