import { withdrawalEvents } from '@fairway/contract/withdrawals/events.ts';
import { Alert, Card, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../../../lib/components/status-tag.tsx';
import { CaseTimeline } from '../../case-timeline.tsx';
import { Age } from './age.tsx';
import { CaseFacts } from './case-facts.tsx';
import { ClaimMark } from './claim-mark.tsx';
import { DecisionBar, type DecisionBarProps } from '../decisions/decision-bar.tsx';
import { PayoutAttempts } from './payout-attempts.tsx';
import { ResolvePayout } from '../decisions/resolve-payout.tsx';
import { withdrawalTone, withdrawalLabel } from './status.ts';
import { useWithdrawalCase } from '../use-withdrawals.ts';

interface CasePanelProps extends Omit<DecisionBarProps, 'found'> {
  billNo: string;
}

/** The right pane: all that a decision needs, and the decision. */
export function CasePanel({ billNo, ...bar }: CasePanelProps) {
  const { t } = useTranslation('cashier');
  const { data: found, error, refetch } = useWithdrawalCase(billNo);
  if (error && !found) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!found) {
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 12 }} />
      </Card>
    );
  }
  const { record, flags, needsTwo, firstApproval } = found;
  return (
    <Card
      title={
        <Flex align="center" gap={12} wrap>
          <Amount amount={record.amount} currency={record.currency} strong />
          <StatusTag tone={withdrawalTone(record.status)}>{withdrawalLabel(record.status)}</StatusTag>
          {record.endedAt === null && (
            <Age since={record.createdAt} due={record.isReservation ? record.expectedConfirmAt : null} />
          )}
          <ClaimMark claim={found.claim} />
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
        {needsTwo && ['reviewing', 'frozen'].includes(record.status) && (
          <Alert
            type="warning"
            showIcon
            title={
              firstApproval ? t('case.secondNeeded', { name: firstApproval.by.name }) : t('case.twoNeeded')
            }
          />
        )}
        {flags.length > 0 && (
          <Flex gap={4} wrap>
            {flags.map((flag) => (
              <StatusTag key={flag} tone="flag">
                {t(`flag.${flag}`)}
              </StatusTag>
            ))}
          </Flex>
        )}
        {found.reason && <Alert type="info" title={t('case.reasonGiven', { reason: found.reason })} />}
        <DecisionBar {...bar} found={found} />
        <ResolvePayout found={found} />
        <CaseFacts found={found} />
        {found.attempts.length > 0 && <PayoutAttempts attempts={found.attempts} />}
        <CaseTimeline labels={withdrawalEvents} steps={found.timeline} currency={record.currency} />
      </Flex>
    </Card>
  );
}
