import type { SiteConfig } from '@fairway/contract/site/schemas.ts';
import { IconBalance, IconHourglass, IconShield } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import styles from './credentials.module.css';

/** Age limit, what the product itself does, and whatever licence or certificate the operator has named; without one nothing is claimed. */
export function Credentials({ configured }: { configured: SiteConfig['credentials'] }) {
  const { t } = useTranslation('shell');
  return (
    <ul className={styles.list}>
      <li className={styles.line}>
        <span className={styles.mark}>18+</span>
        <p>
          <b>{t('footer.adults')}</b>
          <span>{t('footer.adultsWhy')}</span>
        </p>
      </li>
      <li className={styles.line}>
        <span className={styles.mark}>
          <IconBalance />
        </span>
        <p>
          <b>{t('footer.books')}</b>
          <span>{t('footer.booksWhy')}</span>
        </p>
      </li>
      <li className={styles.line}>
        <span className={styles.mark}>
          <IconHourglass />
        </span>
        <p>
          <b>{t('footer.pace')}</b>
          <span>{t('footer.paceWhy')}</span>
        </p>
      </li>
      {configured.map(({ title, text, url }) => (
        <li key={title.zh} className={styles.line}>
          <span className={styles.mark}>
            <IconShield />
          </span>
          <p>
            <b>{textOf(title)}</b>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {textOf(text)}
              </a>
            ) : (
              <span>{textOf(text)}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
