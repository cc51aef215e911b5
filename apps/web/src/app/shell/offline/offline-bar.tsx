import { IconAlert } from '@fairway/ui/icons/state.tsx';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './offline-bar.module.css';

/** Over every page while the device has no network: what is asked meanwhile waits, and goes on by itself. */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
  );
  return (
    <output className={styles.place}>
      {!isOnline && (
        <span className={styles.bar}>
          <IconAlert size={16} />
          {t('offline.down')}
        </span>
      )}
    </output>
  );
}
