import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { targetText } from '../boards/limbo/limbo-bet.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import { verifyFlight, type PastFlight } from './verify-flight.ts';
import styles from './crash.module.css';

/** A flight that ended with what its point follows from, computed again in this browser. */
export function CrashProof({ flight, onClose }: { flight: PastFlight; onClose: () => void }) {
  const { t } = useTranslation('games');
  const labels = useCopyLabels();
  const [isProven] = useState(() => verifyFlight(flight));
  const row = (key: string, label: string, value: string, copy?: string) => ({ key, label, value, copy });
  return (
    <Dialog
      open
      size="m"
      title={t('rocket.proof.title')}
      closeLabel={t('close')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.rules}>
        {isProven ? (
          <Notice tone="ok">{t('rocket.proof.verified')}</Notice>
        ) : (
          <Notice tone="danger">{t('rocket.proof.mismatch')}</Notice>
        )}
        <CopyRows
          labels={labels}
          rows={[
            row('number', t('rocket.proof.number'), String(flight.number)),
            row('point', t('rocket.proof.point'), `${targetText(flight.point)}×`),
            row('link', t('rocket.proof.link'), flight.link, flight.link),
            row('firstLink', t('rocket.proof.firstLink'), flight.firstLink, flight.firstLink),
            row('linkIndex', t('rocket.proof.linkIndex'), String(flight.linkIndex)),
            row('beacon', t('rocket.proof.beacon'), String(flight.beacon.round)),
            row('randomness', t('rocket.proof.randomness'), flight.randomness, flight.randomness),
          ]}
        />
      </div>
    </Dialog>
  );
}
