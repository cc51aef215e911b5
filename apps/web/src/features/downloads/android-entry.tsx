import { QrCode } from '@fairway/ui/components/qr/qr-code.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientIcon } from './client-icon.tsx';
import { phoneAddress } from './offered-clients.ts';
import styles from './download-widget.module.css';

/** Android: the code for the phone shows while the pointer is on the entry or the code, or the entry has the focus. */
export function AndroidEntry() {
  const { t } = useTranslation('downloads');
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return (
    <div
      className={styles.android}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isHovered || isFocused}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={() => setFocused(true)}
      >
        <ClientIcon kind="android" size={20} />
        <span className={styles.name}>{t('android.name')}</span>
        <span className={styles.hint}>{t('scan')}</span>
      </button>
      {(isHovered || isFocused) && (
        <div className={styles.code}>
          <QrCode value={phoneAddress(location.origin, location.search)} label={t('qr')} size={132} />
          <p>{t('scan')}</p>
        </div>
      )}
    </div>
  );
}
