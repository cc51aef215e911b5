import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { QrCode } from '@fairway/ui/components/qr/qr-code.tsx';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientIcon } from './client-icon.tsx';
import { phoneAddress, type OfferedClient } from './offered-clients.ts';
import styles from './download-page.module.css';

interface ClientCardProps {
  client: OfferedClient;
  /** Whether this very device runs it. */
  isOwn: boolean;
  /** The Android card shows a code where the page is not read on a phone. */
  withCode: boolean;
  onGet: (event: MouseEvent) => void;
}

/** One client: what it runs on and the link to its file. */
export function ClientCard({ client: { kind, address }, isOwn, withCode, onGet }: ClientCardProps) {
  const { t } = useTranslation('downloads');
  const hasCode = kind === 'android' && withCode;
  return (
    <li className={clsx(styles.card, hasCode && styles.wide)}>
      {hasCode ? (
        <QrCode value={phoneAddress(location.origin, location.search)} label={t('qr')} size={132} />
      ) : (
        <span className={styles.icon}>
          <ClientIcon kind={kind} size={26} />
        </span>
      )}
      <div className={styles.text}>
        <h2>{t(`${kind}.name`)}</h2>
        <p>{t(hasCode ? 'android.scan' : `${kind}.text`)}</p>
      </div>
      <a
        href={address}
        className={buttonClass({ variant: isOwn ? 'action' : 'quiet' }, styles.get)}
        onClick={onGet}
      >
        {t(`${kind}.get`)}
      </a>
    </li>
  );
}
