import { webLiveQrPx } from '@fairway/contract/live/video.ts';
import { QrCode } from '@fairway/ui/components/qr/qr-code.tsx';
import { useTranslation } from 'react-i18next';
import styles from './room.module.css';

/** Leads a phone to the same room (specification section 9: 86 by 86 px). */
export function LiveQr() {
  const { t } = useTranslation('live');
  const address = `${location.origin}${location.pathname}`;
  return (
    <div className={styles.qr}>
      <QrCode value={address} label={t('room.qrLabel')} size={webLiveQrPx} />
      <p>
        <b>{t('room.qr')}</b>
        <span>{t('room.qrText')}</span>
      </p>
    </div>
  );
}
