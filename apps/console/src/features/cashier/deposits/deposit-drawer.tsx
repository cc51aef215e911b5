import { depositStatuses, paymentStates } from '@fairway/contract/deposits/statuses.ts';
import { depositEvents } from '@fairway/contract/deposits/events.ts';
import { Descriptions, Drawer, Flex, Skeleton, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { CaseTimeline } from '../case-timeline.tsx';
import { useDepositCase, type DepositCase } from './use-deposits.ts';

/** A deposit order opened from the list: the order, every payment, what happened. */
export function DepositDrawer({ billNo, onClose }: { billNo: string; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const { data, error, refetch } = useDepositCase(billNo);
  return (
    <Drawer open size={720} onClose={onClose} title={`${t('deposit.order')} ${billNo}`}>
      {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && <DepositFacts found={data} />}
    </Drawer>
  );
}

function DepositFacts({ found: { order, member, payments, timeline } }: { found: DepositCase }) {
  const { t } = useTranslation('cashier');
  const { currency } = order;
  return (
    <Flex vertical gap={16}>
      <Descriptions
        size="small"
        column={2}
        bordered
        items={[
          { key: 'member', label: t('fact.member'), children: member.name },
          {
            key: 'status',
            label: t('deposit.state'),
            children: depositStatuses.label(order.status, locale()),
          },
          { key: 'method', label: t('deposit.method'), children: order.payTypeName },
          { key: 'created', label: t('fact.createdAt'), children: <Moment at={order.createdAt} /> },
          {
            key: 'asked',
            label: t('deposit.asked'),
            children: <Amount amount={order.orderAmount} currency={currency} />,
          },
          {
            key: 'paid',
            label: t('deposit.came'),
            children: <Amount amount={order.paidAmount} currency={currency} />,
          },
          {
            key: 'credited',
            label: t('deposit.credited'),
            children: <Amount amount={order.creditedAmount} currency={currency} strong />,
          },
          { key: 'until', label: t('deposit.until'), children: <Moment at={order.expireTime} /> },
        ]}
      />
      <Table
        size="small"
        rowKey="paymentId"
        pagination={false}
        dataSource={payments}
        title={() => t('deposit.payments')}
        columns={[
          {
            title: t('deposit.came'),
            key: 'amount',
            render: (_, payment) => <Amount amount={payment.amount} currency={payment.currency} />,
          },
          {
            title: t('deposit.state'),
            key: 'state',
            render: (_, payment) => paymentStates.label(payment.state, locale()),
          },
          {
            title: t('deposit.reference'),
            key: 'reference',
            render: (_, payment) => (
              <Typography.Text copyable={{ text: payment.reference }} style={{ wordBreak: 'break-all' }}>
                {payment.reference}
              </Typography.Text>
            ),
          },
          {
            title: t('deposit.paidAt'),
            key: 'paidAt',
            render: (_, payment) => <Moment at={payment.paidAt} />,
          },
        ]}
      />
      <CaseTimeline labels={depositEvents} steps={timeline} currency={currency} />
    </Flex>
  );
}
