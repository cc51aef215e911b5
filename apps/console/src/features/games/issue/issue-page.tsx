import { lotteryCodes, type LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Alert, Card, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { PendingProposal } from '../../../lib/proposals/pending-proposal.tsx';
import { useIssue } from '../use-games.ts';
import { HeatCard } from './heat-card.tsx';
import { IssueFacts } from './issue-facts.tsx';
import { IssueVoid } from './issue-void.tsx';
import { ProofCard } from './proof-card.tsx';
import { TicketsCard } from './tickets-card.tsx';

const route = getRouteApi('/shell/console/games/issues/$lottery/$issue');

/** One issue of a lottery: its stakes, what its numbers could cost, its proof and tickets, and voiding it. */
export function IssuePage() {
  const params = route.useParams();
  const lottery = lotteryCodes.find((code) => code === params.lottery) ?? 'k3';
  return <Issue key={`${lottery}/${params.issue}`} lottery={lottery} issue={params.issue} />;
}

function Issue({ lottery, issue }: { lottery: LotteryCode; issue: string }) {
  const { t } = useTranslation('games');
  const { data, error, refetch } = useIssue(lottery, issue);
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 12 }} />
      </Card>
    );
  }
  return (
    <PageFrame
      title={t('issue.one', { name: t(`names.${lottery}`), issue })}
      lead={
        <Link to="/console/games" search={{ tab: 'issues', lottery }}>
          {t('issue.back')}
        </Link>
      }
      extra={<IssueVoid issue={data} />}
    >
      {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {data.voidReason && <Alert type="warning" showIcon title={t(`voidReason.${data.voidReason}`)} />}
      <PendingProposal kind="lottery.void" objectId={`${lottery}/${issue}`} />
      <IssueFacts issue={data} />
      <HeatCard issue={data} />
      <TicketsCard lottery={lottery} issue={issue} />
      <ProofCard proof={data.proof} />
    </PageFrame>
  );
}
