import { useTranslation } from 'react-i18next';
import { ServiceLines } from './service-lines.tsx';
import styles from './customer-service.module.css';

/** Customer service inside the shell: the lines, and what to have at hand before writing. */
export function ServicePage() {
  const { t } = useTranslation('site');
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('service.title')}</h1>
        <p className={styles.lead}>{t('service.lead')}</p>
        <ServiceLines />
      </div>
      <aside className={styles.aside} aria-labelledby="service-ready">
        <h2 id="service-ready">{t('service.readyTitle')}</h2>
        <ul>
          <li>{t('service.readyOrder')}</li>
          <li>{t('service.readyTime')}</li>
          <li>{t('service.readyPicture')}</li>
        </ul>
        <p className={styles.never}>{t('service.never')}</p>
      </aside>
    </div>
  );
}
