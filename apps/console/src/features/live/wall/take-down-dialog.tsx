import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { WallBroadcast } from '../use-live-desk.ts';

/** Takes a broadcast off the air, or down the replay of one that is over: at once and alone. */
export function TakeDownDialog({ broadcast, onClose }: { broadcast: WallBroadcast; onClose: () => void }) {
  const { t } = useTranslation('live');
  const { broadcastId, title, hasReplay } = broadcast;
  const act = useAct({
    call: api.takeDownBroadcast,
    touches: ['live-wall', 'live-rooms', 'live-schedule', 'audit'],
    done: t('takeDown.done'),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t(hasReplay ? 'takeDown.replayTitle' : 'takeDown.title', { title })}
      templates={t('takeDown.reasons', { returnObjects: true })}
      audience="member"
      confirm={t('act.takeDown')}
      danger
      busy={act.isPending}
      onConfirm={(reason) => act.mutate({ broadcastId, reason })}
      onClose={onClose}
    >
      <Typography.Paragraph>{t(hasReplay ? 'takeDown.replayText' : 'takeDown.text')}</Typography.Paragraph>
    </ReasonDialog>
  );
}
