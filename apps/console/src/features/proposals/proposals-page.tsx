import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';
import { proposalStates } from '@fairway/contract/wallet/proposals.ts';
import { Card, Flex, Table, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../lib/components/empty-rows.tsx';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { StatusTag, type StatusTone } from '../../lib/components/status-tag.tsx';
import { Ago } from '../../lib/components/time.tsx';
import { locale } from '../../lib/i18n.ts';
import { DifferenceTable } from '../../lib/proposals/difference-table.tsx';
import { ProposalActs } from '../../lib/proposals/proposal-acts.tsx';
import { ProposalTitle } from './proposal-title.tsx';
import { useProposals } from '../../lib/proposals/use-proposals.ts';

const tones: Readonly<Record<Proposal['state'], StatusTone>> = {
  pending: 'waiting',
  approved: 'good',
  declined: 'ended',
  voided: 'ended',
};

/** Everything that waits for a second person, with who proposed it, why, and what it would change; then what was decided last. */
export function ProposalsPage() {
  const { t } = useTranslation('proposals');
  const { data, error, isPending, refetch } = useProposals();
  const columns: TableColumnsType<Proposal> = [
    {
      title: t('kind'),
      key: 'kind',
      render: (_, proposal) => (
        <>
          <strong>
            <ProposalTitle proposal={proposal} />
          </strong>
          <br />
          <Typography.Text type="secondary">{proposal.reason}</Typography.Text>
        </>
      ),
    },
    {
      title: t('people'),
      key: 'people',
      render: (_, { makerName, madeAt, checkerName, decidedAt, decisionReason }) => (
        <Flex vertical>
          <span>
            {makerName} · <Ago at={madeAt} />
          </span>
          {checkerName !== null && decidedAt !== null && (
            <span>
              {checkerName} · <Ago at={decidedAt} />
            </span>
          )}
          {decisionReason !== '' && <Typography.Text type="secondary">{decisionReason}</Typography.Text>}
        </Flex>
      ),
    },
    {
      title: t('state'),
      key: 'state',
      render: (_, { state }) => (
        <StatusTag tone={tones[state]}>{proposalStates.label(state, locale())}</StatusTag>
      ),
    },
    { title: t('decision'), key: 'acts', render: (_, proposal) => <ProposalActs proposal={proposal} /> },
  ];
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {error && !data ? (
        <FaultNotice fault={error} onRetry={() => void refetch()} />
      ) : (
        <Card styles={{ body: { padding: 0 } }}>
          <Table<Proposal>
            // Remounted with its rows, so that what waits is expanded.
            key={String(isPending)}
            rowKey="id"
            size="middle"
            dataSource={data?.proposals ?? []}
            columns={columns}
            pagination={false}
            scroll={{ x: 'max-content' }}
            expandable={{
              defaultExpandedRowKeys: (data?.proposals ?? [])
                .filter(({ state }) => state === 'pending')
                .map(({ id }) => id),
              expandedRowRender: ({ kind, before, after }) => (
                <DifferenceTable kind={kind} before={before} after={after} />
              ),
            }}
            locale={{ emptyText: <EmptyRows isLoading={isPending} title={t('none')} text={t('noneHint')} /> }}
          />
        </Card>
      )}
    </PageFrame>
  );
}
