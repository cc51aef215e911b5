import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { QrCode } from '@fairway/ui/components/qr/qr-code.tsx';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDownloads } from './api/use-downloads.ts';
import { BandArt } from './band-art.tsx';
import { ClientIcon } from './client-icon.tsx';
import { offeredClients, phoneAddress } from './offered-clients.ts';
import styles from './home-band.module.css';

/** The home page's band with the clients that the operator offers and the code for the phone; nothing without one. */
export function HomeBand() {
  const { t } = useTranslation('downloads');
  const { data, isPending } = useDownloads();
  if (isPending) return <div className={styles.hold} />;
  const clients = data ? offeredClients(data) : [];
  if (clients.length === 0) return null;
  const hasPhone = clients.some(({ kind }) => kind === 'android' || kind === 'ios');
  return (
    <section className={styles.band} aria-labelledby="home-clients">
      <div className={styles.text}>
        <h2 id="home-clients">{t('band.title')}</h2>
        <p>{t('band.text')}</p>
        <ul className={styles.files}>
          {clients.map(({ kind, address }) => (
            <li key={kind}>
              <a href={address} className={buttonClass({ variant: 'quiet' })}>
                <ClientIcon kind={kind} size={20} />
                {t(`${kind}.name`)}
              </a>
            </li>
          ))}
        </ul>
        <Link to="/app/appDownloadPage" className={styles.more}>
          {t('band.more')}
          <IconChevronRight size={16} />
        </Link>
      </div>
      <BandArt className={styles.art} />
      {hasPhone && (
        <div className={styles.scan}>
          <QrCode value={phoneAddress(location.origin, location.search)} label={t('qr')} size={120} />
          <p>
            <b>{t('band.scan')}</b>
            {t('band.scanText')}
          </p>
        </div>
      )}
    </section>
  );
}
