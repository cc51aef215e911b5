import type { DepositDecisionLine } from '@fairway/contract/cashier/operator-schemas.ts';
import { depositProblems, paymentStates } from '@fairway/contract/cashier/order-words.ts';
import { Link } from '@tanstack/react-router';
import { Button, Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { Shortened } from '../../../lib/components/shortened.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';

/** One line a payment: who paid, what was asked, what came, why it waits; the order opens by its number. */
export function decisionColumns(
  t: TFunction<'cashier'>,
  onOpen: (billNo: string) => void,
): ColumnsType<DepositDecisionLine> {
  return [
    {
      title: t('deposit.order'),
      key: 'order',
      render: (_, { order }) => (
        <Button type="link" style={{ padding: 0 }} onClick={() => onOpen(order.billNo)}>
          {order.billNo}
        </Button>
      ),
    },
    {
      title: t('fact.member'),
      key: 'member',
      render: (_, { member }) => (
        <Link to="/console/members/$memberId" params={{ memberId: member.id }}>
          {member.name}
        </Link>
      ),
    },
    { title: t('deposit.way'), key: 'way', render: (_, { order }) => order.payTypeName },
    {
      title: t('deposit.asked'),
      key: 'asked',
      align: 'end',
      render: (_, { order }) => <Amount amount={order.orderAmount} currency={order.currency} />,
    },
    {
      title: t('deposit.came'),
      key: 'came',
      align: 'end',
      render: (_, { payment }) => <Amount amount={payment.amount} currency={payment.currency} strong />,
    },
    {
      title: t('deposit.problem'),
      key: 'problem',
      render: (_, { payment }) =>
        payment.problem && (
          <StatusTag tone="waiting">{depositProblems.label(payment.problem, locale())}</StatusTag>
        ),
    },
    { title: t('deposit.payer'), key: 'payer', render: (_, { payment }) => payerText(payment.payerName) },
    { title: t('deposit.paidAt'), key: 'paidAt', render: (_, { payment }) => <Ago at={payment.paidAt} /> },
    {
      title: t('deposit.state'),
      key: 'state',
      render: (_, { payment, decidedBy, reason }) => (
        <>
          {paymentStates.label(payment.state, locale())}
          {(decidedBy ?? reason) && (
            <Typography.Text type="secondary" style={{ display: 'block' }}>
              {[decidedBy?.name, reason].filter(Boolean).join(' · ')}
            </Typography.Text>
          )}
        </>
      ),
    },
  ];
}

/** A name as it is; an address of a chain, which is longer than any name, without its middle. */
function payerText(payer: string) {
  if (!payer) return '—';
  return /^[0-9A-Za-z]{30,}$/.test(payer) ? <Shortened text={payer} /> : payer;
}
