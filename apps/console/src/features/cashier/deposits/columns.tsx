import type { DepositDecisionLine } from '@fairway/contract/deposits/operator-schemas.ts';
import { depositProblems, paymentStates } from '@fairway/contract/deposits/statuses.ts';
import { Link } from '@tanstack/react-router';
import { Button, Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { Shortened } from '../../../lib/components/shortened.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';

/**
 * One line a payment: who paid, what was asked, what came, why it waits; the order opens by its number. Where all wait,
 * their state is no column: what was said while one was kept waiting is below its problem.
 */
export function decisionColumns(
  t: TFunction<'cashier'>,
  waiting: boolean,
  onOpen: (billNo: string) => void,
): ColumnsType<DepositDecisionLine> {
  const columns: ColumnsType<DepositDecisionLine> = [
    {
      title: t('deposit.order'),
      key: 'order',
      render: (_, { order }) => (
        <>
          <Button type="link" style={{ padding: 0, height: 'auto' }} onClick={() => onOpen(order.billNo)}>
            {order.billNo}
          </Button>
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {order.payTypeName}
          </Typography.Text>
        </>
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
      render: (_, { payment, decidedBy, reason }) => (
        <>
          {payment.problem && (
            <StatusTag tone="waiting">{depositProblems.label(payment.problem, locale())}</StatusTag>
          )}
          {waiting && <Said by={decidedBy?.name} reason={reason} />}
        </>
      ),
    },
    { title: t('deposit.payer'), key: 'payer', render: (_, { payment }) => payerText(payment.payerName) },
    { title: t('deposit.paidAt'), key: 'paidAt', render: (_, { payment }) => <Ago at={payment.paidAt} /> },
  ];
  if (waiting) return columns;
  return [
    ...columns,
    {
      title: t('deposit.state'),
      key: 'state',
      render: (_, { payment, decidedBy, reason }) => (
        <>
          {paymentStates.label(payment.state, locale())}
          <Said by={decidedBy?.name} reason={reason} />
        </>
      ),
    },
  ];
}

/** Who decided last and why; nothing where nobody has. */
function Said({ by, reason }: { by: string | undefined; reason: string | null }) {
  if (!by && !reason) return null;
  return (
    <Typography.Text type="secondary" style={{ display: 'block' }}>
      {[by, reason].filter(Boolean).join(' · ')}
    </Typography.Text>
  );
}

/** A name as it is; an address of a chain, which is longer than any name, without its middle. */
function payerText(payer: string) {
  if (!payer) return '—';
  return /^[0-9A-Za-z]{30,}$/.test(payer) ? <Shortened text={payer} /> : payer;
}
