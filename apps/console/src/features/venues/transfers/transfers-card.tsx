import type { UnresolvedTransfer } from '@fairway/contract/venues/operator-schemas.ts';
import { transferDirections, transferStatuses } from '@fairway/contract/venues/states.ts';
import { Link } from '@tanstack/react-router';
import { Button, Card, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { useUnresolvedTransfers } from '../use-venues.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

/**
 * Money in transit whose end the venue has not reported; asked for again by itself, in the end decided by two people.
 */
export function TransfersCard() {
  const { t } = useTranslation('venues');
  const list = useUnresolvedTransfers();
  const [resolving, setResolving] = useState<UnresolvedTransfer>();
  const mayResolve = usePermission('venues.resolve');
  return (
    <Card title={t('transfers.title')}>
      <ListTable<UnresolvedTransfer>
        list={list}
        rows={list.pages.flatMap((page) => page.transfers)}
        rowKey={({ id }) => id}
        empty={{ title: t('transfers.empty'), text: t('transfers.emptyHint') }}
        label={t('transfers.title')}
        columns={[
          { title: t('transfers.number'), dataIndex: 'transferNo', className: 'figures' },
          {
            title: t('transfers.member'),
            key: 'member',
            render: (_, { memberId }) => (
              <Link to="/console/members/$memberId" params={{ memberId }}>
                {memberId.slice(-8)}
              </Link>
            ),
          },
          {
            title: t('transfers.method'),
            key: 'direction',
            render: (_, { channelCode, direction }) =>
              `${channelCode} · ${transferDirections.label(direction, locale()) ?? ''}`,
          },
          {
            title: t('transfers.amount'),
            key: 'amount',
            align: 'end',
            render: (_, { amount, currency }) => <Amount amount={amount} currency={currency} strong />,
          },
          {
            title: t('transfers.status'),
            key: 'status',
            render: (_, { status }) => (
              <StatusTag tone={status === 'operator' ? 'waiting' : 'moving'}>
                {transferStatuses.label(status, locale())}
              </StatusTag>
            ),
          },
          { title: t('transfers.since'), key: 'since', render: (_, { createdAt }) => <Ago at={createdAt} /> },
          {
            title: t('transfers.asked'),
            key: 'asked',
            render: (_, { asked, lastAnswer }) =>
              t('transfers.askedTimes', { count: asked, answer: lastAnswer }),
          },
          {
            title: t('transfers.proposal'),
            key: 'proposal',
            render: (_, { proposal }) =>
              proposal && (
                <Typography.Text>
                  {t(proposal.executed ? 'transfers.saidDone' : 'transfers.saidNotDone', {
                    name: proposal.by,
                  })}
                </Typography.Text>
              ),
          },
          {
            title: t('switches.act'),
            key: 'act',
            render: (_, transfer) =>
              mayResolve &&
              transfer.status === 'operator' && (
                <Button size="small" onClick={() => setResolving(transfer)}>
                  {t(transfer.proposal ? 'resolve.second' : 'resolve.first')}
                </Button>
              ),
          },
        ]}
      />
      {resolving && <ResolveDialog transfer={resolving} onClose={() => setResolving(undefined)} />}
    </Card>
  );
}
