import { Card, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { StatusTag, type StatusTone } from '../../../lib/components/status-tag.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { useMemberBets, type BetState, type MemberBet } from '../api/use-member-orders.ts';

const tones: Readonly<Record<MemberBet['status'], StatusTone>> = {
  pending: 'waiting',
  accepted: 'moving',
  refused: 'stopped',
  settled: 'good',
  voided: 'ended',
};

/** A member's bets; each opens to its legs and to how its return was computed. */
export function BetsCard({ memberId }: { memberId: string }) {
  const { t } = useTranslation('members');
  const [state, setState] = useState<BetState>('unsettled');
  const list = useMemberBets(memberId, state);
  return (
    <Card>
      <Flex vertical gap={12}>
        <Segmented<BetState>
          aria-label={t('bet.state')}
          value={state}
          onChange={setState}
          options={[
            { value: 'unsettled', label: t('bet.open') },
            { value: 'settled', label: t('bet.ended') },
          ]}
          style={{ alignSelf: 'flex-start' }}
        />
        <ListTable
          list={list}
          rows={list.pages.flatMap((page) => page.bets)}
          rowKey={(bet) => bet.id}
          empty={{
            title: t(state === 'unsettled' ? 'bet.noOpen' : 'bet.noEnded'),
            text: t(state === 'unsettled' ? 'bet.noOpenHint' : 'bet.noEndedHint'),
          }}
          label={t('tab.bets')}
          expandable={{ expandedRowRender: (bet) => <BetLegs bet={bet} /> }}
          columns={[
            { title: t('order.number'), dataIndex: 'billNo', className: 'figures' },
            {
              title: t('bet.placedAt'),
              key: 'placedAt',
              render: (_, { placedAt }) => <Moment at={placedAt} />,
            },
            {
              title: t('bet.match'),
              key: 'match',
              render: (_, { legs }) =>
                legs.length === 1 ? matchOf(legs[0]) : t('bet.parlay', { count: legs.length }),
            },
            {
              title: t('bet.stake'),
              key: 'stake',
              align: 'end',
              render: (_, { stake, currency }) => <Amount amount={stake} currency={currency} />,
            },
            {
              title: t('bet.net'),
              key: 'net',
              align: 'end',
              render: (_, { net, currency }) =>
                net && <Amount amount={net} currency={currency} sign="always" />,
            },
            {
              title: t('status.label'),
              key: 'status',
              render: (_, { status }) => (
                <StatusTag tone={tones[status]}>{t(`bet.status.${status}`)}</StatusTag>
              ),
            },
          ]}
        />
      </Flex>
    </Card>
  );
}

function BetLegs({ bet }: { bet: MemberBet }) {
  const { t } = useTranslation('members');
  return (
    <Flex vertical gap={4}>
      {bet.legs.map((leg) => (
        <span key={leg.place}>
          {matchOf(leg)} · {leg.selectionId} @ <span className="figures">{leg.odds}</span>
          {leg.outcome && ` · ${t(`bet.outcome.${leg.outcome}`)}`}
        </span>
      ))}
      {bet.formula && <code>{bet.formula}</code>}
    </Flex>
  );
}

function matchOf(leg: MemberBet['legs'][number] | undefined): string {
  return leg ? `${leg.home[locale()]} – ${leg.away[locale()]}` : '';
}
