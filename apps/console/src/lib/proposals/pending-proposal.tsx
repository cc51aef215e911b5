import type { ProposalKind } from '@fairway/contract/operators/proposals/kinds.ts';
import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../components/fault-notice.tsx';
import { Ago } from '../components/time.tsx';
import { proposalSubject } from './proposal-subject.ts';
import { DifferenceTable } from './difference-table.tsx';
import { ProposalActs } from './proposal-acts.tsx';
import { usePendingProposals } from './use-proposals.ts';

/** On the page of an object, or of all objects of a kind: the change that waits for a second person, with its difference and the acts. */
export function PendingProposal({ kind, objectId }: { kind: ProposalKind; objectId?: string }) {
  const { t } = useTranslation('proposals');
  const { data, error, refetch } = usePendingProposals(kind, objectId);
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  return data?.proposals.map((proposal) => (
    <Alert
      key={proposal.id}
      type="warning"
      showIcon
      title={
        <>
          {t('proposedBy', { name: proposal.makerName })} · <Ago at={proposal.madeAt} />
        </>
      }
      description={
        <Flex vertical gap={12}>
          <span>
            {proposalSubject(proposal)} {proposal.reason}
          </span>
          <DifferenceTable kind={kind} before={proposal.before} after={proposal.after} />
          <ProposalActs proposal={proposal} />
        </Flex>
      }
    />
  ));
}
