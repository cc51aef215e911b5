import { useTranslation } from 'react-i18next';
import styles from '../studio.module.css';

/** What a contract says, in sentences; the share is its only variable. */
export function Terms({ share }: { share: number }) {
  const { t } = useTranslation('anchorStudio');
  const house = 100 - share;
  return (
    <ol className={styles.terms}>
      {(['share', 'closed', 'pinned', 'returned', 'suspended'] as const).map((term) => (
        <li key={term}>{t(`contract.terms.${term}`, { share, house })}</li>
      ))}
    </ol>
  );
}
