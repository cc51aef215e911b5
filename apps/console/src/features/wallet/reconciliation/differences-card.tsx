import type { BookDifference } from '@fairway/contract/wallet/operator-schemas.ts';
import { differenceKinds, differenceStates } from '@fairway/contract/wallet/differences.ts';
import { Link } from '@tanstack/react-router';
import { Button, Card, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { StatusTag, type StatusTone } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { ProposalActs } from '../../../lib/proposals/proposal-acts.tsx';
import { usePendingProposals } from '../../../lib/proposals/use-proposals.ts';
import type { useReconciliation } from '../use-wallet.ts';
import { RepairDialog } from './repair-dialog.tsx';

const tones: Readonly<Record<BookDifference['state'], StatusTone>> = {
  open: 'waiting',
  settled: 'ended',
  repaired: 'good',
  explained: 'ended',
};

interface DifferencesCardProps {
  list: ReturnType<typeof useReconciliation>;
  /** How many are open, on all pages. */
  open: number;
}

/** Every difference by name, the open ones first: what we have booked, what the other side says, and who repairs it. */
export function DifferencesCard({ list, open }: DifferencesCardProps) {
  const { t } = useTranslation('wallet');
  const [repairing, setRepairing] = useState<BookDifference>();
  const mayPropose = usePermission('wallet.propose');
  const { data: waiting } = usePendingProposals('wallet.repair');
  const side = (amount: string | null, { currency }: BookDifference) =>
    amount === null ? (
      <Typography.Text type="secondary">{t('reconciliation.unknown')}</Typography.Text>
    ) : (
      <Amount amount={amount} currency={currency} />
    );
  const columns: TableColumnsType<BookDifference> = [
    {
      title: t('reconciliation.what'),
      key: 'what',
      render: (_, { kind, channel }) => (
        <>
          <strong>{differenceKinds.label(kind, locale())}</strong>
          <br />
          <Typography.Text type="secondary">
            {t(`channels.${channel}`, { defaultValue: channel })}
          </Typography.Text>
        </>
      ),
    },
    {
      title: t('reconciliation.about'),
      key: 'about',
      render: (_, { billNo, reference, memberId }) => (
        <>
          <Reference text={billNo ?? reference} />
          {memberId !== null && (
            <>
              <br />
              <Link to="/console/members/$memberId" params={{ memberId }}>
                {t('reconciliation.member')}
              </Link>
            </>
          )}
        </>
      ),
    },
    { title: t('reconciliation.ours'), key: 'ours', align: 'end', render: (_, row) => side(row.ours, row) },
    {
      title: t('reconciliation.theirs'),
      key: 'theirs',
      align: 'end',
      render: (_, row) => side(row.theirs, row),
    },
    {
      title: t('reconciliation.difference'),
      key: 'difference',
      align: 'end',
      render: (_, { difference, currency }) => (
        <Amount amount={difference} currency={currency} sign="always" strong />
      ),
    },
    {
      title: t('reconciliation.since'),
      key: 'since',
      render: (_, { foundAt, endedAt }) => <Ago at={endedAt ?? foundAt} />,
    },
    {
      title: t('reconciliation.state'),
      key: 'state',
      render: (_, { state }) => (
        <StatusTag tone={tones[state]}>{differenceStates.label(state, locale())}</StatusTag>
      ),
    },
    {
      title: t('reconciliation.act'),
      key: 'act',
      render: (_, row) => {
        const proposal = waiting?.proposals.find(({ objectId }) => objectId === row.id);
        if (proposal) return <ProposalActs proposal={proposal} />;
        return (
          row.state === 'open' &&
          mayPropose && (
            <Button size="small" onClick={() => setRepairing(row)}>
              {t('reconciliation.repair')}
            </Button>
          )
        );
      },
    },
  ];
  return (
    <Card
      title={t('reconciliation.differences')}
      extra={<Typography.Text type="secondary">{t('reconciliation.open', { count: open })}</Typography.Text>}
    >
      <ListTable<BookDifference>
        list={list}
        rows={list.pages.flatMap((page) => page.differences)}
        rowKey={({ id }) => id}
        columns={columns}
        empty={{ title: t('reconciliation.none'), text: t('reconciliation.noneHint') }}
        label={t('reconciliation.differences')}
      />
      {repairing && <RepairDialog difference={repairing} onClose={() => setRepairing(undefined)} />}
    </Card>
  );
}

/** A number or an address; one too long for its column is shortened, and copied whole. */
function Reference({ text }: { text: string }) {
  if (text.length <= 24) return <span className="figures">{text}</span>;
  return (
    <Typography.Text className="figures" copyable={{ text }} title={text}>
      {`${text.slice(0, 8)}…${text.slice(-6)}`}
    </Typography.Text>
  );
}
