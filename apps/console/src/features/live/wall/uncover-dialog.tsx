import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { WallBroadcast } from '../use-live-desk.ts';

/** Shows a picture again that reports have covered. */
export function UncoverDialog({ broadcast, onClose }: { broadcast: WallBroadcast; onClose: () => void }) {
  const { t } = useTranslation('live');
  const { broadcastId, title } = broadcast;
  const act = useAct({
    call: api.uncoverBroadcast,
    touches: ['live-wall', 'live-rooms', 'audit'],
    done: t('uncover.done'),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t('uncover.title', { title })}
      templates={t('uncover.reasons', { returnObjects: true })}
      audience="inside"
      confirm={t('act.uncover')}
      busy={act.isPending}
      onConfirm={(reason) => act.mutate({ broadcastId, reason })}
      onClose={onClose}
    >
      <Typography.Paragraph>{t('uncover.text')}</Typography.Paragraph>
    </ReasonDialog>
  );
}
