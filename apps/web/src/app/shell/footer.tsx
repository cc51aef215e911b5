import { Brand } from '@fairway/ui/art/brand/brand.tsx';
import { useTranslation } from 'react-i18next';
import { brandName } from '../../lib/brand-name.ts';
import styles from './footer.module.css';

/** The foot of every page. */
export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.col}>
        <Brand name={brandName()} />
        <p>{t('footer.adults')}</p>
      </div>
    </footer>
  );
}
