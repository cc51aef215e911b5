import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';
import { proposalStates } from '@fairway/contract/wallet/proposals.ts';
import { Flex, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable, type EmptyStateText } from '../components/list-table.tsx';
import { StatusTag, type StatusTone } from '../components/status-tag.tsx';
import { Ago } from '../components/time.tsx';
import { locale } from '../i18n.ts';
import { DifferenceTable } from './difference-table.tsx';
import { ProposalActs } from './proposal-acts.tsx';
import { ProposalTitle } from './proposal-title.tsx';
import type { useProposals } from './use-proposals.ts';

const tones: Readonly<Record<Proposal['state'], StatusTone>> = {
  pending: 'waiting',
  approved: 'good',
  declined: 'ended',
  voided: 'ended',
};

interface ProposalsTableProps {
  list: ReturnType<typeof useProposals>;
  empty: EmptyStateText;
  /** Read to those who cannot see the table. */
  label: string;
}

/** Proposals with who made and decided them, why, what they would change, and the acts; what waits is expanded. */
export function ProposalsTable({ list, empty, label }: ProposalsTableProps) {
  const { t } = useTranslation('proposals');
  const rows = list.pages.flatMap((page) => page.proposals);
  // Opened by hand, or closed by hand where it waits.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
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
    <ListTable<Proposal>
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      empty={empty}
      label={label}
      expandable={{
        expandedRowKeys: rows
          .filter(({ id, state }) => toggled.has(id) !== (state === 'pending'))
          .map(({ id }) => id),
        onExpand: (_, { id }) => setToggled((ids) => ids.symmetricDifference(new Set([id]))),
        expandedRowRender: ({ kind, before, after }) => (
          <DifferenceTable kind={kind} before={before} after={after} />
        ),
      }}
    />
  );
}
