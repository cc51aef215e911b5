import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { Link } from '@tanstack/react-router';
import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { pickText, playName } from '../game-labels.ts';
import { useIssueTickets, type IssueTicket } from '../use-games.ts';

const tones = { open: 'waiting', settled: 'good', voided: 'stopped' } as const;

/** The tickets of an issue, newest first. */
export function TicketsCard({ lottery, issue }: { lottery: LotteryCode; issue: string }) {
  const { t } = useTranslation('games');
  const list = useIssueTickets(lottery, issue);
  return (
    <Card title={t('ticket.title')}>
      <ListTable<IssueTicket>
        list={list}
        rows={list.pages.flatMap((page) => page.tickets)}
        rowKey={({ id }) => id}
        empty={{ title: t('ticket.none'), text: t('ticket.noneHint') }}
        label={t('ticket.title')}
        columns={[
          {
            title: t('ticket.placedAt'),
            key: 'placedAt',
            render: (_, { placedAt }) => <Moment at={placedAt} />,
          },
          { title: t('ticket.billNo'), key: 'billNo', className: 'figures', render: (_, row) => row.billNo },
          {
            title: t('ticket.member'),
            key: 'member',
            render: (_, { memberId, memberName }) => (
              <Link to="/console/members/$memberId" params={{ memberId }}>
                {memberName}
              </Link>
            ),
          },
          { title: t('heat.play'), key: 'play', render: (_, { play }) => playName(t, play) },
          {
            title: t('ticket.pick'),
            key: 'pick',
            className: 'figures',
            render: (_, { pick }) => (
              <span style={{ display: 'inline-block', maxWidth: 320, overflowWrap: 'anywhere' }}>
                {pickText(t, pick)}
              </span>
            ),
          },
          { title: t('ticket.times'), key: 'times', align: 'end', render: (_, { times }) => times },
          {
            title: t('ticket.stake'),
            key: 'stake',
            align: 'end',
            render: (_, { stake, currency }) => <Amount amount={stake} currency={currency} />,
          },
          {
            title: t('ticket.status'),
            key: 'status',
            render: (_, { status }) => <StatusTag tone={tones[status]}>{t(`ticket.${status}`)}</StatusTag>,
          },
          {
            title: t('ticket.returned'),
            key: 'returned',
            align: 'end',
            render: (_, { returned, currency }) =>
              returned === null ? '—' : <Amount amount={returned} currency={currency} />,
          },
        ]}
      />
    </Card>
  );
}
