import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { spoken } from '../parts/spoken.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import styles from './matching.module.css';

/** The order was released because nothing was said in time; who did pay can still show it until a moment. */
export function ClaimNotice({ billNo, until }: { billNo: string; until: string }) {
  const { t } = useTranslation('matching');
  const [open, setOpen] = useState(false);
  return (
    <Notice tone="warning" {...spoken} title={t('claim.notice.title')}>
      {t('claim.notice.text', { time: formatTime(until) })}
      <div className={styles.actions}>
        <Button size="s" onClick={() => setOpen(true)}>
          {t('claim.open')}
        </Button>
      </div>
      <ClaimDialog billNo={billNo} open={open} onClose={() => setOpen(false)} />
    </Notice>
  );
}
