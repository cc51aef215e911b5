import type { OperatorReward } from '@fairway/contract/promotions/operator-schemas.ts';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';

/** Where goods go, for who may decide on them: shown after a reason that is written down. */
export function RewardReceiver({ reward }: { reward: OperatorReward }) {
  const { t } = useTranslation('promotions');
  const [isAsking, setAsking] = useState(false);
  const { id: rewardId, memberId, memberName, type, goods } = reward;
  const reveal = useAct({
    call: (reason: string) => api.revealReceiver({ memberId, rewardId, reason }),
    touches: ['audit'],
  });
  if (type !== 'goods') return null;
  const shown = reveal.data?.receiver;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('receiver.show')}
      </Button>
      {isAsking && !shown && (
        <ReasonDialog
          title={t('receiver.title', { name: memberName })}
          templates={[t('receiver.check'), t('receiver.send')]}
          audience="inside"
          confirm={t('receiver.show')}
          busy={reveal.isPending}
          onConfirm={(reason) => reveal.mutate(reason, { onError: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t('receiver.text')}
        </ReasonDialog>
      )}
      {isAsking && shown && (
        <Modal
          open
          title={goods ?? t('receiver.show')}
          footer={null}
          onCancel={() => {
            setAsking(false);
            reveal.reset();
          }}
        >
          <p>
            {shown.receiver} {shown.phone}
          </p>
          <p>
            {shown.province} {shown.city} {shown.district}
          </p>
          <p>{shown.address}</p>
        </Modal>
      )}
    </>
  );
}
