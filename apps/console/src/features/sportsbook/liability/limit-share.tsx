import { Flex, Progress } from 'antd';
import { Amount } from '../../../lib/components/amount.tsx';

/** From this part of a limit on it is marked. */
const nearPercent = 75;

/** How much of a limit is used up, as a bar and as the limit itself. */
export function LimitShare({ amount, limit }: { amount: string; limit: string }) {
  const share = Number(limit) === 0 ? 100 : Math.round((Number(amount) / Number(limit)) * 100);
  return (
    <Flex gap={8} align="center">
      <Progress
        percent={share}
        size="small"
        status={share >= nearPercent ? 'exception' : 'normal'}
        format={(percent) => `${percent}%`}
        style={{ width: 120 }}
        aria-label={`${share}%`}
      />
      <Amount amount={limit} currency="CNY" />
    </Flex>
  );
}
