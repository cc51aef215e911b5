import { pictureReportReasons, type PictureReportReason } from '@fairway/contract/live/states.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Radio } from '@fairway/ui/components/choice/radio.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { useSession } from '../../../lib/session-store.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { toast } from '../../../lib/toasts.ts';
import styles from './room.module.css';

/** Reports what the picture shows, with a reason; several reports cover it until a person has looked. */
export function ReportPicture({ chatRoomNo }: { chatRoomNo: string }) {
  const { t } = useTranslation('live');
  const signedIn = useSession(({ session }) => session !== undefined);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<PictureReportReason>('indecent');
  const send = useMutation({
    mutationFn: () => api.reportPicture({ chatRoomNo, reason }),
    onSuccess: () => {
      toast({ title: t('report.done'), tone: 'ok' });
      setOpen(false);
    },
    onError: (fault) => showRefusal(fault),
  });
  if (!signedIn) return null;
  return (
    <>
      <Button variant="text" size="s" onClick={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('report.title')}
        closeLabel={t('report.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('report.cancel')}
            </Button>
            <Button loading={send.isPending} onClick={() => send.mutate()}>
              {t('report.send')}
            </Button>
          </>
        }
      >
        <fieldset className={styles.reasons}>
          <legend>{t('report.reason')}</legend>
          {pictureReportReasons.list.map((each) => (
            <Radio
              key={each.code}
              name="picture-reason"
              checked={reason === each.code}
              onChange={() => setReason(each.code)}
            >
              {textOf(each)}
            </Radio>
          ))}
        </fieldset>
      </Dialog>
    </>
  );
}
