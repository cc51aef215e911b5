import { withdrawalWays } from '@fairway/contract/withdrawals/types.ts';
import { Link } from '@tanstack/react-router';
import { Descriptions, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../lib/components/amount.tsx';
import { StatusTag } from '../../../../lib/components/status-tag.tsx';
import { Moment } from '../../../../lib/components/time.tsx';
import { locale } from '../../../../lib/i18n.ts';
import { formatTime } from '../../../../lib/times/format-time.ts';
import type { WithdrawalCase } from '../use-withdrawals.ts';

/** The order, where it is to be paid, and what the member has paid in and taken out so far. */
export function CaseFacts({ found }: { found: WithdrawalCase }) {
  const { t } = useTranslation('cashier');
  const { record, member, deposits, withdrawals } = found;
  const { currency } = record;
  return (
    <Descriptions
      size="small"
      column={2}
      bordered
      styles={{ label: { padding: '8px 12px', whiteSpace: 'nowrap' }, content: { padding: '8px 12px' } }}
      items={[
        {
          key: 'billNo',
          label: t('fact.billNo'),
          children: (
            <Typography.Text copyable style={{ whiteSpace: 'nowrap' }}>
              {record.billNo}
            </Typography.Text>
          ),
        },
        {
          key: 'member',
          label: t('fact.member'),
          children: (
            <Link to="/console/members/$memberId" params={{ memberId: member.id }}>
              {member.name} · VIP {member.grade} · {t(`memberStatus.${member.status}`)}
            </Link>
          ),
        },
        { key: 'holder', label: t('fact.holder'), children: <Holder found={found} /> },
        { key: 'target', label: t('fact.target'), children: `${record.bankName} ${record.bankCard}` },
        {
          key: 'net',
          label: t('fact.net'),
          children: <Amount amount={record.netAmount} currency={currency} strong />,
        },
        { key: 'fee', label: t('fact.fee'), children: <Amount amount={record.fee} currency={currency} /> },
        {
          key: 'deposits',
          label: t('fact.deposits'),
          children: (
            <>
              <Amount amount={deposits.total} currency={currency} /> ·{' '}
              {t('fact.times', { count: deposits.count })}
            </>
          ),
        },
        {
          key: 'withdrawals',
          label: t('fact.withdrawals'),
          children: (
            <>
              <Amount amount={withdrawals.total} currency={currency} /> ·{' '}
              {t('fact.times', { count: withdrawals.count })}
            </>
          ),
        },
        {
          key: 'method',
          label: t('fact.method'),
          children: (
            <>
              {withdrawalWays.label(record.withdrawalWay, locale())}{' '}
              {record.isReservation && <StatusTag tone="flag">{t('case.reserved')}</StatusTag>}
            </>
          ),
        },
        {
          key: 'promised',
          label: t('fact.promised'),
          children: record.expectedConfirmAt ? <Moment at={record.expectedConfirmAt} /> : '—',
        },
        {
          key: 'reward',
          label: t('fact.reward'),
          children: <Amount amount={record.rewardAmount} currency={currency} />,
        },
        { key: 'createdAt', label: t('fact.createdAt'), children: <Moment at={record.createdAt} /> },
        {
          key: 'deadline',
          label: t('fact.deadline'),
          children: record.endedAt ? '—' : formatTime(found.deadline),
        },
      ]}
    />
  );
}

/** The name on the card or address, and whether it is the member's own. */
function Holder({ found: { holderName, holderMatches } }: { found: WithdrawalCase }) {
  const { t } = useTranslation('cashier');
  if (!holderName) return '—';
  const label = holderMatches === null ? 'holderUnknown' : holderMatches ? 'holderSame' : 'holderOther';
  return (
    <>
      {holderName}{' '}
      <StatusTag tone={holderMatches === null ? 'waiting' : holderMatches ? 'good' : 'stopped'}>
        {t(`fact.${label}`)}
      </StatusTag>
    </>
  );
}
