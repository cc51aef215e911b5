import type { BoardPart } from '@fairway/contract/matching/schemas.ts';
import { Link } from '@tanstack/react-router';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { Deadline } from './deadline.tsx';
import { PartState } from './part-state.tsx';

/** One line a part: both sides, its status, and when its present step ends by itself. */
export function partColumns(t: TFunction<'matching'>): ColumnsType<BoardPart> {
  const person = ({ id, name }: BoardPart['payer']) => (
    <Link to="/console/members/$memberId" params={{ memberId: id }}>
      {name}
    </Link>
  );
  return [
    { title: t('part'), key: 'part', render: (_, { partNo }) => partNo },
    {
      title: t('amount'),
      key: 'amount',
      align: 'end',
      render: (_, { amount }) => <Amount amount={amount} currency="CNY" strong />,
    },
    { title: t('payer'), key: 'payer', render: (_, { payer }) => person(payer) },
    { title: t('recipient'), key: 'recipient', render: (_, { recipient }) => person(recipient) },
    {
      title: t('state'),
      key: 'state',
      render: (_, { status, reminders }) => (
        <>
          <PartState status={status} />
          {reminders > 0 && ` ${t('reminders', { count: reminders })}`}
        </>
      ),
    },
    { title: t('deadline'), key: 'deadline', render: (_, { deadline }) => <Deadline at={deadline} /> },
  ];
}
