import { rewardTypes } from '@fairway/contract/promotions/kinds.ts';
import type { OperatorReward } from '@fairway/contract/promotions/operator-schemas.ts';
import { Flex, Typography } from 'antd';
import { Amount } from '../../../lib/components/amount.tsx';
import { locale } from '../../../lib/i18n.ts';

/** What a reward is: an amount, so many points, or goods and rounds with what they are worth. */
export function RewardWorth({ reward }: { reward: OperatorReward }) {
  const { type, amount, goods } = reward;
  if (type === 'points' || type === 'coins' || type === 'chances')
    return `${amount} ${rewardTypes.label(type, locale())}`;
  if (type === 'money') return <Amount amount={amount} currency="CNY" strong />;
  return (
    <Flex vertical>
      <Amount amount={amount} currency="CNY" strong />
      <Typography.Text type="secondary">{goods ?? rewardTypes.label(type, locale())}</Typography.Text>
    </Flex>
  );
}
