import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { WallBroadcast } from '../use-live-desk.ts';

/** Takes a broadcast off the air, at once and alone. */
export function TakeDownDialog({ broadcast, onClose }: { broadcast: WallBroadcast; onClose: () => void }) {
  const { t } = useTranslation('live');
  const { broadcastId, title } = broadcast;
  const act = useAct({
    call: api.takeDownBroadcast,
    touches: ['live-wall', 'live-rooms', 'live-schedule', 'audit'],
    done: t('takeDown.done'),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t('takeDown.title', { title })}
      templates={t('takeDown.reasons', { returnObjects: true })}
      audience="member"
      confirm={t('act.takeDown')}
      danger
      busy={act.isPending}
      onConfirm={(reason) => act.mutate({ broadcastId, reason })}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('takeDown.text')}</Typography.Paragraph>
    </ReasonDialog>
  );
}
