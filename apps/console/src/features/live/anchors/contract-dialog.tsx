import type { OperatorAnchor } from '@fairway/contract/live/operator-schemas.ts';
import { Flex, InputNumber, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useAct } from '../../../lib/use-act.ts';

/** Proposes another share of gifts; a second operator decides, then the anchor agrees. */
export function ContractDialog({ anchor, onClose }: { anchor: OperatorAnchor; onClose: () => void }) {
  const { t } = useTranslation('live');
  const { anchorId, name, contracts } = anchor;
  const counts = contracts.find(({ status }) => status === 'inForce');
  const [sharePercent, setSharePercent] = useState<number | null>(counts?.sharePercent ?? 50);
  const shareId = useId();
  const act = useAct({
    call: api.proposeAnchorContract,
    touches: ['anchors', 'proposals', 'audit'],
    done: t('contract.proposed'),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t('contract.ask', { name })}
      templates={t('contract.reasons', { returnObjects: true })}
      audience="inside"
      confirm={t('contract.submit')}
      busy={act.isPending}
      isReady={sharePercent !== null && sharePercent !== counts?.sharePercent}
      onConfirm={(reason) => sharePercent !== null && act.mutate({ anchorId, sharePercent, reason })}
      onClose={onClose}
    >
      <Flex vertical gap={8}>
        <Typography.Text>{t('contract.text')}</Typography.Text>
        <label htmlFor={shareId}>{t('contract.shareLabel')}</label>
        <InputNumber
          id={shareId}
          min={30}
          max={70}
          precision={0}
          suffix="%"
          value={sharePercent}
          onChange={setSharePercent}
          style={{ width: 160 }}
        />
      </Flex>
    </ReasonDialog>
  );
}
