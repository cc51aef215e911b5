import { CheckOutlined, CloseOutlined, PauseOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../../lib/permissions.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { approvalBlock } from './decision-rules.ts';
import { useTakenByOther } from '../case/claim-mark.tsx';
import type { Act } from './use-decision-dialog.ts';
import type { WithdrawalCase } from '../use-withdrawals.ts';

export interface DecisionBarProps {
  found: WithdrawalCase;
  busy: boolean;
  onAct: (act: Act) => void;
  onClaim: () => void;
  onRelease: () => void;
  onUnfreeze: (version: number) => void;
}

/** The buttons that fit the case's state and the operator's rights; why one cannot be pressed is beside it. */
export function DecisionBar({ found, busy, onAct, onClaim, onRelease, onUnfreeze }: DecisionBarProps) {
  const { t } = useTranslation('cashier');
  const mayDecide = usePermission('withdrawals.decide');
  const maySecond = usePermission('withdrawals.approve-large');
  const me = useSession()?.operator.id;
  const isTaken = useTakenByOther(found.claim);
  const { status } = found.record;
  if (status !== 'reviewing' && status !== 'frozen') return null;
  if (!mayDecide) return <Typography.Text type="secondary">{t('bar.readOnly')}</Typography.Text>;
  if (status === 'frozen') {
    return (
      <Button onClick={() => onUnfreeze(found.version)} loading={busy} style={{ alignSelf: 'flex-start' }}>
        {t('bar.unfreeze')}
      </Button>
    );
  }
  const { firstApproval } = found;
  const block = isTaken ? 'taken' : approvalBlock(found, me, maySecond);
  const isMine = Boolean(found.claim) && !isTaken;
  return (
    <Flex gap={8} align="center" wrap>
      <Button
        type="primary"
        icon={<CheckOutlined />}
        disabled={block !== undefined || busy}
        onClick={() => onAct('approve')}
      >
        {t(firstApproval ? 'bar.approveSecond' : 'bar.approve')}
      </Button>
      <Button danger icon={<CloseOutlined />} disabled={isTaken || busy} onClick={() => onAct('reject')}>
        {t('bar.reject')}
      </Button>
      <Button icon={<PauseOutlined />} disabled={isTaken || busy} onClick={() => onAct('freeze')}>
        {t('bar.freeze')}
      </Button>
      <Button onClick={isMine ? onRelease : onClaim} disabled={isTaken} loading={busy}>
        {t(isMine ? 'bar.release' : 'bar.claim')}
      </Button>
      {block && <Typography.Text type="secondary">{t(`bar.${block}`)}</Typography.Text>}
    </Flex>
  );
}
