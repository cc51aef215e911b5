import type { WalletProposal } from '@fairway/contract/wallet/operator-schemas.ts';
import { adjustmentReasons, proposalKinds, proposalStates } from '@fairway/contract/wallet/proposals.ts';
import { repairKinds } from '@fairway/contract/wallet/differences.ts';
import { walletParts } from '@fairway/contract/wallet/lines.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button, Card, Table, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../../lib/components/empty-rows.tsx';
import { Amount } from '../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { StatusTag, type StatusTone } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { useProposals } from '../use-wallet.ts';
import { AdjustmentDialog } from './adjustment-dialog.tsx';
import { DecisionButtons } from './decision-buttons.tsx';

const route = getRouteApi('/shell/console/corrections');

const tones: Readonly<Record<WalletProposal['state'], StatusTone>> = {
  pending: 'waiting',
  approved: 'good',
  declined: 'ended',
  voided: 'ended',
};

/** Corrections and repairs by two people: what waits first, with who proposed it and why. */
export function ProposalsPage() {
  const { t } = useTranslation('wallet');
  const { member } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, isPending, refetch } = useProposals();
  const mayPropose = usePermission('wallet.propose');
  const show = (next: string | undefined) =>
    void navigate({ search: next === undefined ? {} : { member: next } });
  const columns: TableColumnsType<WalletProposal> = [
    {
      title: t('proposals.kind'),
      key: 'kind',
      render: (_, { kind, adjustment, repair }) => (
        <>
          <strong>{proposalKinds.label(kind, locale())}</strong>
          <br />
          <Typography.Text type="secondary">
            {adjustment && adjustmentReasons.label(adjustment.reasonCode, locale())}
            {repair && repairKinds.label(repair.way, locale())}
          </Typography.Text>
        </>
      ),
    },
    {
      title: t('proposals.object'),
      key: 'object',
      render: (_, { adjustment }) =>
        adjustment ? (
          <>
            <Link to="/console/members/$memberId" params={{ memberId: adjustment.memberId }}>
              {adjustment.memberName}
            </Link>
            <br />
            <Typography.Text type="secondary">{walletParts.label(adjustment.part, locale())}</Typography.Text>
          </>
        ) : (
          <Link to="/console/reconciliation">{t('reconciliation.title')}</Link>
        ),
    },
    {
      title: t('proposals.amount'),
      key: 'amount',
      align: 'end',
      render: (_, { adjustment }) =>
        adjustment && (
          <Amount amount={adjustment.amount} currency={adjustment.currency} sign="always" strong />
        ),
    },
    {
      title: t('proposals.evidence'),
      dataIndex: 'evidence',
      width: 320,
      ellipsis: true,
    },
    {
      title: t('proposals.people'),
      key: 'people',
      render: (_, { makerName, madeAt, checkerName, decidedAt }) => (
        <>
          {makerName} · <Ago at={madeAt} />
          {checkerName !== null && decidedAt !== null && (
            <>
              <br />
              {checkerName} · <Ago at={decidedAt} />
            </>
          )}
        </>
      ),
    },
    {
      title: t('proposals.state'),
      key: 'state',
      render: (_, { state }) => (
        <StatusTag tone={tones[state]}>{proposalStates.label(state, locale())}</StatusTag>
      ),
    },
    {
      title: t('reconciliation.act'),
      key: 'act',
      render: (_, row) => row.state === 'pending' && <DecisionButtons proposal={row} />,
    },
  ];
  return (
    <PageFrame
      title={t('proposals.title')}
      lead={t('proposals.lead')}
      extra={
        mayPropose && (
          <Button type="primary" onClick={() => show('')}>
            {t('proposals.new')}
          </Button>
        )
      }
    >
      {error && !data ? (
        <FaultNotice fault={error} onRetry={() => void refetch()} />
      ) : (
        <Card styles={{ body: { padding: 0 } }}>
          <Table<WalletProposal>
            rowKey="id"
            size="middle"
            dataSource={data?.proposals ?? []}
            columns={columns}
            pagination={false}
            scroll={{ x: 'max-content' }}
            locale={{
              emptyText: (
                <EmptyRows isLoading={isPending} title={t('proposals.none')} text={t('proposals.noneHint')} />
              ),
            }}
          />
        </Card>
      )}
      {member !== undefined && mayPropose && (
        <AdjustmentDialog memberId={member} onClose={() => show(undefined)} />
      )}
    </PageFrame>
  );
}
