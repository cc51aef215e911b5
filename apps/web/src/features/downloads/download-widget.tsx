import { Popover } from '@fairway/ui/components/popover/popover.tsx';
import { IconDownload } from '@fairway/ui/icons/action.tsx';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AndroidEntry } from './android-entry.tsx';
import { useDownloads } from './api/use-downloads.ts';
import { ClientIcon } from './client-icon.tsx';
import { offeredClients } from './offered-clients.ts';
import styles from './download-widget.module.css';

/** The clients at hand in the corner of the home page; absent as long as the operator offers none. */
export function DownloadWidget() {
  const { t } = useTranslation('downloads');
  const { data } = useDownloads();
  const clients = data ? offeredClients(data) : [];
  if (clients.length === 0) return null;
  return (
    <aside className={styles.widget} aria-label={t('widget.title')}>
      <Popover
        side="top"
        align="end"
        title={t('widget.title')}
        trigger={
          <button type="button" className={styles.open}>
            <IconDownload size={18} />
            {t('widget.open')}
          </button>
        }
      >
        <ul className={styles.list}>
          {clients.map(({ kind, address }) => (
            <li key={kind}>
              {kind === 'android' ? (
                <AndroidEntry />
              ) : (
                <a className={styles.entry} href={address}>
                  <ClientIcon kind={kind} size={20} />
                  <span className={styles.name}>{t(`${kind}.name`)}</span>
                  <IconDownload size={16} />
                </a>
              )}
            </li>
          ))}
          <li>
            <Link to="/app/appDownloadPage" className={styles.all}>
              {t('widget.all')}
              <IconChevronRight size={14} />
            </Link>
          </li>
        </ul>
      </Popover>
    </aside>
  );
}
