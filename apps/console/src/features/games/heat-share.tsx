import { Flex, Progress } from 'antd';
import { Amount } from '../../lib/components/amount.tsx';
import type { DeskIssue } from './use-games.ts';

/** From this part of a limit on it is marked. */
const nearPercent = 75;

/** How much of a number's limit is used up, as a bar and as the limit itself. */
export function HeatShare({ heat: { percent, limit, currency } }: { heat: DeskIssue['hottest'][number] }) {
  return (
    <Flex gap={8} align="center">
      <Progress
        percent={percent}
        size="small"
        status={percent >= nearPercent ? 'exception' : 'normal'}
        format={(part) => `${part}%`}
        style={{ width: 120 }}
        aria-label={`${percent}%`}
      />
      <Amount amount={limit} currency={currency} />
    </Flex>
  );
}
