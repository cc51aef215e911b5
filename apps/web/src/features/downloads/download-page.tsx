import { clsx } from 'clsx';
import { describeDevice } from '@fairway/download-kit/src/page/describe-device.ts';
import { Brand } from '@fairway/ui/art/brand/brand.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import ground from '../../lib/pages/ground.module.css';
import { brandName } from '../../lib/site/brand-name.ts';
import { useDownloads } from './api/use-downloads.ts';
import { ClientList } from './client-list.tsx';
import styles from './download-page.module.css';

/** The clients of this site, on a computer and, outside the shell, on a phone. */
export function DownloadPage() {
  const { t } = useTranslation('downloads');
  const downloads = useDownloads();
  const { platform } = describeDevice(navigator.userAgent, screen);
  return (
    <div className={clsx(ground.ground, styles.page)}>
      <Link to="/app/home" className={styles.brand} aria-label={t('home')}>
        <Brand name={brandName()} />
      </Link>
      <div className={styles.col}>
        <h1>{t('title', { brand: brandName() })}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        {downloads.data && (
          <ClientList downloads={downloads.data} platform={platform} empty={<NoClients />} />
        )}
        {downloads.isPending && (
          <Loading label={t('loading')} className={styles.clients}>
            {[0, 1, 2].map((at) => (
              <Skeleton key={at} height={220} radius="var(--r-lg)" />
            ))}
          </Loading>
        )}
        {downloads.isError && !downloads.data && (
          <FaultPanel plain title={t('fault')} fault={downloads.error} retry={downloads} />
        )}
      </div>
    </div>
  );
}

/** The same outside of the shell, where phones are sent: with a main region of its own. */
export function SoloDownloadPage() {
  return (
    <main id="content">
      <DownloadPage />
    </main>
  );
}

function NoClients() {
  const { t } = useTranslation('downloads');
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Link to="/app/home" className={buttonClass({ variant: 'quiet' })}>
          {t('home')}
        </Link>
      }
    />
  );
}
