import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { playName } from '../game-labels.ts';
import type { ReturnsLine } from '../use-games.ts';

/** A game or play with its returns, theory and the band that chance leaves them in. */
export function returnsColumns(t: TFunction<'games'>): ColumnsType<ReturnsLine> {
  const percent = (text: string) => <span className="figures">{`${text} %`}</span>;
  return [
    { title: t('returns.game'), key: 'game', render: (_, { game }) => t(`names.${game}`) },
    {
      title: t('returns.play'),
      key: 'play',
      render: (_, { play }) => (play === null ? '—' : playName(t, play)),
    },
    {
      title: t('returns.rounds'),
      key: 'rounds',
      align: 'end',
      render: (_, { rounds }) => <span className="figures">{rounds.toLocaleString('en')}</span>,
    },
    {
      title: t('returns.staked'),
      key: 'staked',
      align: 'end',
      render: (_, { staked, currency }) => <Amount amount={staked} currency={currency} />,
    },
    {
      title: t('returns.returned'),
      key: 'returned',
      align: 'end',
      render: (_, { returned, currency }) => <Amount amount={returned} currency={currency} />,
    },
    {
      title: t('returns.observed'),
      key: 'observed',
      align: 'end',
      render: (_, { observed }) => percent(observed),
    },
    { title: t('returns.theory'), key: 'theory', align: 'end', render: (_, { theory }) => percent(theory) },
    {
      title: t('returns.band'),
      key: 'band',
      align: 'end',
      render: (_, { state, low, high, upperOnly }) => {
        // Of few rounds the band is wider than anything that could come back.
        if (state === 'few') return '—';
        // Nothing returns less than nothing.
        return percent(upperOnly ? `≤ ${high}` : `${low.startsWith('-') ? '0.0000' : low} – ${high}`);
      },
    },
    {
      title: t('returns.verdict'),
      key: 'verdict',
      render: (_, { state, alarm, upperOnly }) => {
        const shown = state === 'below' && upperOnly ? 'inside' : state;
        const tone = alarm ? 'stopped' : state === 'few' ? 'ended' : 'good';
        return <StatusTag tone={tone}>{t(`returns.state.${shown}`)}</StatusTag>;
      },
    },
  ];
}
