import type { DeskScheduleEntry } from '@fairway/contract/live/desk-schemas.ts';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';

/** Takes an announcement back. */
export function CancelEntry({ entry: { scheduleId, title, reminders } }: { entry: DeskScheduleEntry }) {
  const { t } = useTranslation('live');
  const [asking, setAsking] = useState(false);
  const act = useAct({
    call: api.cancelScheduleEntry,
    touches: ['live-schedule', 'audit'],
    done: t('cancel.done'),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" aria-label={`${t('act.cancel')} ${title.zh}`} onClick={() => setAsking(true)}>
        {t('act.cancel')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('cancel.title', { title: title.zh })}
          templates={t('cancel.reasons', { returnObjects: true })}
          audience="inside"
          confirm={t('act.cancel')}
          danger
          busy={act.isPending}
          onConfirm={(reason) => act.mutate({ scheduleId, reason })}
          onClose={() => setAsking(false)}
        >
          <Typography.Paragraph>{t('cancel.text', { count: reminders })}</Typography.Paragraph>
        </ReasonDialog>
      )}
    </>
  );
}
