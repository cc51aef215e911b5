import { decidedByTwo } from '@fairway/contract/promotions/kinds.ts';
import type { OperatorReward } from '@fairway/contract/promotions/operator-schemas.ts';
import { parseMoney } from '@fairway/money';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { Amount } from '../../../lib/components/amount.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { RewardReceiver } from './reward-receiver.tsx';
import { useDecideReward } from './use-rewards.ts';

/** Above so many fen two people agree (promotions design, section 2); the server decides. */
const twoPeopleAbove = 500_000n;

/** Pays or refuses a reward that waits; who has agreed already waits for another person. */
export function RewardActs({ reward }: { reward: OperatorReward }) {
  const { t } = useTranslation('promotions');
  const mayReview = usePermission('promotions.review');
  const own = useSession()?.operator.name;
  const decide = useDecideReward();
  const [asking, setAsking] = useState<'pay' | 'refuse'>();
  const { id: rewardId, memberId, memberName, kind, amount, agreedBy, state } = reward;
  if (state !== 'applied' || !mayReview) return null;
  const needsTwo = decidedByTwo.includes(kind) || parseMoney(amount, 'CNY').minor > twoPeopleAbove;
  const needsAnother = agreedBy === null && needsTwo;
  return (
    <Flex gap={8} align="center">
      <RewardReceiver reward={reward} />
      {agreedBy === own ? (
        <Typography.Text type="secondary">{t('reward.waitsOther')}</Typography.Text>
      ) : (
        <Button type="primary" size="small" onClick={() => setAsking('pay')}>
          {t(needsAnother ? 'reward.agree' : 'reward.pay')}
        </Button>
      )}
      <Button danger size="small" onClick={() => setAsking('refuse')}>
        {t('reward.refuse')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t(`reward.title.${asking}`, { name: memberName })}
          templates={asking === 'pay' ? [t('reward.met')] : [t('reward.unmet'), t('reward.double')]}
          audience={asking === 'pay' ? 'inside' : 'member'}
          confirm={asking === 'refuse' ? t('reward.refuse') : t(needsAnother ? 'reward.agree' : 'reward.pay')}
          danger={asking === 'refuse'}
          busy={decide.isPending}
          onConfirm={(remark) =>
            decide.mutate(
              { memberId, rewardId, pay: asking === 'pay', remark },
              { onSettled: () => setAsking(undefined) },
            )
          }
          onClose={() => setAsking(undefined)}
        >
          <Amount amount={amount} currency="CNY" strong />{' '}
          {t(asking === 'refuse' ? 'reward.refuseText' : needsAnother ? 'reward.twoText' : 'reward.payText')}
        </ReasonDialog>
      )}
    </Flex>
  );
}
