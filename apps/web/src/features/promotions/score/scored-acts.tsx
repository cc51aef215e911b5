import { useTranslation } from 'react-i18next';
import type { ActivityScore } from '../api/use-gifts.ts';
import styles from '../gift/gift.module.css';

/** What each act scores, and how often the member has done it. */
export function ScoredActs({ acts }: { acts: ActivityScore['acts'] }) {
  const { t } = useTranslation('gifts');
  return (
    <ul className={styles.acts} aria-label={t('score.acts')}>
      {acts.map(({ act, each, count }) => (
        <li key={act}>
          <span>{t(`score.act.${act}`, { each })}</span>
          <b>{count === null ? '' : `${count} × ${each}`}</b>
        </li>
      ))}
    </ul>
  );
}
