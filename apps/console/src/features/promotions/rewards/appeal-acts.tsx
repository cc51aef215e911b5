import type { OperatorReward } from '@fairway/contract/promotions/operator-schemas.ts';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { useDecideAppeal } from './use-rewards.ts';

/** Answers an appeal; who refused the reward leaves it to another person. */
export function AppealActs({ reward }: { reward: OperatorReward }) {
  const { t } = useTranslation('promotions');
  const mayReview = usePermission('promotions.review');
  const own = useSession()?.operator.name;
  const decide = useDecideAppeal();
  const [asking, setAsking] = useState<'grant' | 'decline'>();
  const { id: rewardId, memberId, memberName, amount, appeal, decidedBy } = reward;
  if (appeal?.granted !== null || !mayReview) return null;
  if (decidedBy === own) return <Typography.Text type="secondary">{t('appeal.other')}</Typography.Text>;
  return (
    <Flex gap={8} align="center">
      <Button type="primary" size="small" onClick={() => setAsking('grant')}>
        {t('appeal.grant')}
      </Button>
      <Button danger size="small" onClick={() => setAsking('decline')}>
        {t('appeal.decline')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t(`appeal.title.${asking}`, { name: memberName })}
          templates={[t(asking === 'grant' ? 'appeal.met' : 'appeal.unmet')]}
          audience="member"
          confirm={t(`appeal.${asking}`)}
          danger={asking === 'decline'}
          busy={decide.isPending}
          onConfirm={(remark) =>
            decide.mutate(
              { memberId, rewardId, grant: asking === 'grant', remark },
              { onSettled: () => setAsking(undefined) },
            )
          }
          onClose={() => setAsking(undefined)}
        >
          <Amount amount={amount} currency="CNY" strong /> {t(`appeal.${asking}Text`)}
        </ReasonDialog>
      )}
    </Flex>
  );
}
