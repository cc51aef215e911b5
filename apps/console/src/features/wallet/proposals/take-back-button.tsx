import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawProposal } from '../use-wallet.ts';

const leastReason = 2;

/** Who proposed takes it back, with a reason, while nobody has decided. */
export function TakeBackButton({ id }: { id: string }) {
  const { t } = useTranslation('wallet');
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useWithdrawProposal();
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('proposals.takeBack')}
      </Button>
      <Modal
        open={asking}
        destroyOnHidden
        title={t('proposals.takeBackTitle')}
        okText={t('proposals.takeBack')}
        okButtonProps={{ danger: true, loading: isPending, disabled: reason.trim().length < leastReason }}
        onCancel={() => setAsking(false)}
        onOk={() => mutate({ id, reason: reason.trim() }, { onSettled: () => setAsking(false) })}
      >
        <Input
          aria-label={t('proposals.takeBackTitle')}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Modal>
    </>
  );
}
