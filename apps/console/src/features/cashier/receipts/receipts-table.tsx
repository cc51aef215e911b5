import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import type { DepositReceipt } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import { Link } from '@tanstack/react-router';
import { Button, Card, Flex, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { ProofButton } from './proof-button.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { useEnterReceipt, useReceipts } from './use-receipts.ts';

/** Offline orders that wait for their money and urged ones, most urgent first. */
export function ReceiptsTable({ mayEnter }: { mayEnter: boolean }) {
  const { t } = useTranslation('pay');
  const { data, error, refetch } = useReceipts();
  const [chosen, setChosen] = useState<DepositReceipt>();
  const enter = useEnterReceipt(() => setChosen(undefined));
  if (error && !data) return <FaultNotice fault={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Card aria-busy="true">
        <Skeleton active paragraph={{ rows: 6 }} />
      </Card>
    );
  return (
    <>
      <Table<DepositReceipt>
        size="middle"
        rowKey={({ order }) => order.billNo}
        pagination={false}
        dataSource={data.receipts}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <EmptyState title={t('receipts.empty')} text={t('receipts.emptyHint')} /> }}
        aria-label={t('receipts.title')}
        columns={[
          { title: t('receipts.order'), key: 'order', render: (_, { order }) => order.billNo },
          {
            title: t('receipts.member'),
            key: 'member',
            render: (_, { member }) => (
              <Link to="/console/members/$memberId" params={{ memberId: member.id }}>
                {member.name}
              </Link>
            ),
          },
          { title: t('receipts.method'), key: 'method', render: (_, { order }) => order.payTypeName },
          {
            title: t('receipts.amount'),
            key: 'amount',
            align: 'end',
            render: (_, { order }) => <Amount amount={order.orderAmount} currency={order.currency} strong />,
          },
          {
            title: t('receipts.account'),
            key: 'account',
            render: (_, { order }) => `${order.bankName} ${order.recipientAccount.slice(-4)}`.trim() || '—',
          },
          {
            title: t('receipts.urged'),
            key: 'urged',
            render: (_, { urges, urgedAt }) =>
              urges === 0 ? (
                '—'
              ) : (
                <StatusTag tone="flag">
                  {t('receipts.times', { count: urges })} {urgedAt && <Ago at={urgedAt} />}
                </StatusTag>
              ),
          },
          {
            title: t('receipts.proofs'),
            key: 'proofs',
            render: (_, { proofs }) => (
              <Flex gap={4}>
                {proofs.map((name, index) => (
                  <ProofButton key={name} name={name} label={t('receipts.proof', { number: index + 1 })}>
                    {index + 1}
                  </ProofButton>
                ))}
              </Flex>
            ),
          },
          { title: t('receipts.age'), key: 'age', render: (_, { order }) => <Ago at={order.createdAt} /> },
          {
            key: 'enter',
            align: 'end',
            render: (_, receipt) =>
              receipt.order.engine === 'offline'
                ? mayEnter && (
                    <Button size="small" type="primary" onClick={() => setChosen(receipt)}>
                      {t('receipts.enter')}
                    </Button>
                  )
                : t('receipts.byChannel'),
          },
        ]}
      />
      {chosen && (
        <ReceiptDialog
          title={t('receipts.dialog.title')}
          subject={`${chosen.order.billNo} · ${chosen.member.name}`}
          amount={chosen.order.orderAmount}
          busy={enter.isPending}
          onEnter={(paid) => enter.mutate({ billNo: chosen.order.billNo, ...paid })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
