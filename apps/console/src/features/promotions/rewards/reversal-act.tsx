import type { OperatorReward } from '@fairway/contract/promotions/operator-schemas.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { RewardWorth } from './reward-worth.tsx';
import { useRequestReversal } from './use-rewards.ts';

/** Asks for a reward to be taken back for abuse; another person decides under Proposals. */
export function ReversalAct({ reward }: { reward: OperatorReward }) {
  const { t } = useTranslation('promotions');
  const mayReview = usePermission('promotions.review');
  const request = useRequestReversal();
  const [isAsking, setAsking] = useState(false);
  const { id: rewardId, memberId, memberName, mayReverse } = reward;
  if (!mayReverse || !mayReview) return null;
  return (
    <>
      <Button danger size="small" onClick={() => setAsking(true)}>
        {t('reversal.act')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('reversal.title', { name: memberName })}
          templates={[t('reversal.sharedAccounts'), t('reversal.forged')]}
          audience="member"
          confirm={t('reversal.request')}
          danger
          busy={request.isPending}
          onConfirm={(reason) =>
            request.mutate({ memberId, rewardId, reason }, { onSettled: () => setAsking(false) })
          }
          onClose={() => setAsking(false)}
        >
          <RewardWorth reward={reward} /> {t('reversal.text')}
        </ReasonDialog>
      )}
    </>
  );
}
