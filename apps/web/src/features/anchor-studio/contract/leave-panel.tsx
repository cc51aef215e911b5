import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeave } from '../api/use-own-anchor.ts';
import styles from '../studio.module.css';

/** Ends the work as an anchor, after a question. */
export function LeavePanel() {
  const { t } = useTranslation('anchorStudio');
  const [open, setOpen] = useState(false);
  const leave = useLeave();
  return (
    <Panel title={t('quit.title')} pad="l">
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('quit.text')}</p>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('quit.quit')}
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('quit.sure')}
        description={t('quit.sureText')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('quit.stay')}
            </Button>
            <Button
              variant="danger"
              loading={leave.isPending}
              onClick={() => leave.mutate(undefined, { onSettled: () => setOpen(false) })}
            >
              {t('quit.quit')}
            </Button>
          </>
        }
      />
    </Panel>
  );
}
