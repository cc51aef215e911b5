import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { brandName } from '../../../lib/site/brand-name.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useSiteConfig, textOf } from '../../../lib/site/site-config.ts';
import { useNow } from '../../../lib/use-now.ts';
import { BrandLogo } from '../header/brand-logo.tsx';
import { Credentials } from './credentials.tsx';
import { footerColumns } from './footer-columns.ts';
import { SiteChoices } from '../header/site-choices.tsx';
import { useVirtualSwitch } from '../../../lib/site/use-virtual-switch.ts';
import { paths } from '../../paths.ts';
import { usePageExists } from '../../../lib/navigation/use-page-exists.ts';
import styles from './footer.module.css';

/** The foot of every page: who this is, the pages that exist, and what the operator has named as licence or certificate. */
export function Footer() {
  const { t } = useTranslation('shell');
  const config = useSiteConfig().data;
  const exists = usePageExists();
  const offersUsdt = useVirtualSwitch();
  const signedIn = useSession(({ session }) => session !== undefined);
  const year = new Date(useNow(3_600_000)).getFullYear();
  const columns = footerColumns
    .map(({ label, links }) => ({
      label,
      links: links.filter(
        ({ to, visitorsOnly }) =>
          exists(to) && !(visitorsOnly && signedIn) && (offersUsdt || to !== paths.usdt),
      ),
    }))
    .filter(({ links }) => links.length > 0);
  const brand = config?.brand.name ?? brandName();
  return (
    <footer className={styles.footer}>
      <div className={styles.col}>
        <div className={styles.top}>
          <div className={styles.about}>
            <BrandLogo />
            {config && <p>{textOf(config.brand.slogan)}</p>}
            <SiteChoices />
          </div>
          {columns.map(({ label, links }) => (
            <nav key={label} aria-label={t(`footer.${label}`)}>
              <p className={styles.head}>{t(`footer.${label}`)}</p>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{t(`footer.${link.label}`)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <Credentials configured={config?.credentials ?? []} />
        <div className={styles.bottom}>
          <span>{t('footer.owner', { year, brand })}</span>
          {config?.siteCode.code && (
            <span>
              {t('footer.code')}{' '}
              {config.siteCode.url ? (
                <a href={config.siteCode.url} target="_blank" rel="noreferrer">
                  {config.siteCode.code}
                </a>
              ) : (
                <b>{config.siteCode.code}</b>
              )}
            </span>
          )}
          {config?.shop.url && (
            <a href={config.shop.url} target="_blank" rel="noreferrer">
              {textOf(config.shop.name) || t('footer.shop')}
            </a>
          )}
          <span>{t('footer.measure')}</span>
        </div>
      </div>
    </footer>
  );
}
