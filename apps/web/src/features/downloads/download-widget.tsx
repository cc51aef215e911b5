import { IconDownload } from '@fairway/ui/icons/action.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownloads } from './api/use-downloads.ts';
import { offeredClients } from './offered-clients.ts';
import styles from './download-widget.module.css';

// Its panel is opened by few: fetched when the pointer or the focus comes near.
const loadPanel = () => import('./download-panel.tsx');
const DownloadPanel = lazy(async () => ({ default: (await loadPanel()).DownloadPanel }));

/** The clients at hand in the corner of the home page; absent as long as the operator offers none. */
export function DownloadWidget() {
  const { t } = useTranslation('downloads');
  const { data } = useDownloads();
  const [pressed, setPressed] = useState(false);
  const clients = data ? offeredClients(data) : [];
  if (clients.length === 0) return null;
  const near = () => void loadPanel();
  const button = (attributes = {}) => (
    <button type="button" className={styles.open} {...attributes}>
      <IconDownload size={18} />
      <span className={styles.text}>{t('widget.open')}</span>
    </button>
  );
  return (
    <aside className={styles.widget} aria-label={t('widget.title')}>
      {pressed ? (
        <Suspense fallback={button({ 'aria-busy': true })}>
          <DownloadPanel clients={clients} trigger={button()} />
        </Suspense>
      ) : (
        button({
          'aria-haspopup': 'dialog',
          onPointerEnter: near,
          onFocus: near,
          onClick: () => setPressed(true),
        })
      )}
    </aside>
  );
}
