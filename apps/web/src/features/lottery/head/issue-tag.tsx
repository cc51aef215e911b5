import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import type { LotteryDraw, LotteryIssue } from '@fairway/contract/lottery/schemas.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import { issuePhase } from './issue-phase.ts';

/** Whether an issue takes bets, has closed, or is being drawn, by the server's clock. */
export function IssueTag({
  current,
  last,
  takes,
}: {
  current: LotteryIssue;
  last: LotteryDraw | null;
  /** Whether the house takes stakes on the lottery. */
  takes: boolean;
}) {
  const { t } = useTranslation('lottery');
  const { open, before } = issuePhase(current, last, useNow());
  if (!takes) return <Tag tone="warning">{t('closed.tag')}</Tag>;
  if (open) return <Tag tone="ok">{t('issue.open')}</Tag>;
  return (
    <Tag tone="warning" icon={<IconClock size={12} />}>
      {t(before === 'drawing' ? 'issue.drawing' : 'issue.closed')}
    </Tag>
  );
}
