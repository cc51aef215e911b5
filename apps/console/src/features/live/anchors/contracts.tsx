import type { AnchorContract } from '@fairway/contract/live/anchor-schemas.ts';
import type { OperatorAnchor } from '@fairway/contract/live/operator-schemas.ts';
import { contractStatuses } from '@fairway/contract/live/states.ts';
import { Button, Flex, Table, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../../lib/components/empty-rows.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { PendingProposal } from '../../../lib/proposals/pending-proposal.tsx';
import { contractTones } from '../labels.ts';
import { ContractDialog } from './contract-dialog.tsx';

/** The versions of an anchor's contract, and the one that waits for a second operator with the acts. */
export function Contracts({ anchor }: { anchor: OperatorAnchor }) {
  const { t } = useTranslation('live');
  const [proposing, setProposing] = useState(false);
  const may = usePermission('live.contracts');
  const { contracts, status } = anchor;
  const proposed = contracts.find((contract) => contract.status === 'proposed');
  return (
    <section aria-label={t('contract.title')}>
      <Flex vertical gap={12}>
        <Flex justify="space-between" align="center">
          <Typography.Title level={2} style={{ fontSize: 15, margin: 0 }}>
            {t('contract.title')}
          </Typography.Title>
          {may && status === 'approved' && !proposed && (
            <Button onClick={() => setProposing(true)}>{t('contract.propose')}</Button>
          )}
        </Flex>
        <Typography.Text type="secondary">{t('contract.hint')}</Typography.Text>
        {proposed && <PendingProposal kind="live.contract" objectId={proposed.contractId} />}
        <Table<AnchorContract>
          size="small"
          pagination={false}
          dataSource={[...contracts].toSorted((left, right) => right.no - left.no)}
          rowKey={({ contractId }) => contractId}
          locale={{
            emptyText: (
              <EmptyRows isLoading={false} title={t('contract.none')} text={t('contract.noneHint')} />
            ),
          }}
          columns={[
            { title: t('contract.no'), key: 'no', className: 'figures', render: (_, row) => row.no },
            {
              title: t('contract.share'),
              key: 'share',
              className: 'figures',
              render: (_, row) => `${row.sharePercent} %`,
            },
            {
              title: t('column.status'),
              key: 'status',
              render: (_, row) => (
                <StatusTag tone={contractTones[row.status]}>
                  {contractStatuses.label(row.status, locale())}
                </StatusTag>
              ),
            },
            {
              title: t('contract.proposedAt'),
              key: 'proposedAt',
              render: (_, row) => <Moment at={row.proposedAt} />,
            },
            {
              title: t('contract.inForceAt'),
              key: 'inForceAt',
              render: (_, row) => (row.inForceAt === null ? '—' : <Moment at={row.inForceAt} />),
            },
          ]}
        />
      </Flex>
      {proposing && <ContractDialog anchor={anchor} onClose={() => setProposing(false)} />}
    </section>
  );
}
