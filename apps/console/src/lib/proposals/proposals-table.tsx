import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';
import { proposalStates } from '@fairway/contract/wallet/proposals.ts';
import { Card, Flex, Table, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../components/empty-rows.tsx';
import type { EmptyStateText } from '../components/list-table.tsx';
import { StatusTag, type StatusTone } from '../components/status-tag.tsx';
import { Ago } from '../components/time.tsx';
import { locale } from '../i18n.ts';
import { DifferenceTable } from './difference-table.tsx';
import { ProposalActs } from './proposal-acts.tsx';
import { ProposalTitle } from './proposal-title.tsx';

const tones: Readonly<Record<Proposal['state'], StatusTone>> = {
  pending: 'waiting',
  approved: 'good',
  declined: 'ended',
  voided: 'ended',
};

interface ProposalsTableProps {
  /** Undefined while they are loading. */
  proposals: readonly Proposal[] | undefined;
  empty: EmptyStateText;
}

/** Proposals with who made and decided them, why, what they would change, and the acts; what waits is expanded. */
export function ProposalsTable({ proposals, empty }: ProposalsTableProps) {
  const { t } = useTranslation('proposals');
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
  const isLoading = proposals === undefined;
  const rows = proposals ?? [];
  return (
    <Card styles={{ body: { padding: 0 } }}>
      <Table<Proposal>
        // Remounted with its rows, so that what waits is expanded.
        key={String(isLoading)}
        rowKey="id"
        size="middle"
        dataSource={rows}
        columns={columns}
        pagination={false}
        scroll={{ x: 'max-content' }}
        expandable={{
          defaultExpandedRowKeys: rows.filter(({ state }) => state === 'pending').map(({ id }) => id),
          expandedRowRender: ({ kind, before, after }) => (
            <DifferenceTable kind={kind} before={before} after={after} />
          ),
        }}
        locale={{ emptyText: <EmptyRows isLoading={isLoading} title={empty.title} text={empty.text} /> }}
      />
    </Card>
  );
}
