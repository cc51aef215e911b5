import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { Amount } from '../components/amount.tsx';
import { StatusTag, type StatusTone } from '../components/status-tag.tsx';
import { Moment } from '../components/time.tsx';
import { matchOf } from './match-of.ts';

export type ShownBet = OutputOf<Schemas['listMemberBets']>['bets'][number];

const tones: Readonly<Record<ShownBet['status'], StatusTone>> = {
  pending: 'waiting',
  accepted: 'moving',
  refused: 'stopped',
  settled: 'good',
  voided: 'ended',
};

/** The columns of any list of bets. */
export function betColumns<Bet extends ShownBet>(t: TFunction<'sportsbook'>): ColumnsType<Bet> {
  return [
    { title: t('bet.number'), dataIndex: 'billNo', className: 'figures' },
    { title: t('bet.placedAt'), key: 'placedAt', render: (_, { placedAt }) => <Moment at={placedAt} /> },
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
      render: (_, { net, currency }) => net && <Amount amount={net} currency={currency} sign="always" />,
    },
    {
      title: t('bet.statusOf'),
      key: 'status',
      render: (_, { status }) => <StatusTag tone={tones[status]}>{t(`bet.status.${status}`)}</StatusTag>,
    },
  ];
}
