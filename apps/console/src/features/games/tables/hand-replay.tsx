import type { EndedHand } from '@fairway/contract/tables/operator-schemas.ts';
import type { Currency } from '@fairway/money';
import { Descriptions, Flex, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';

type Act = EndedHand['replay']['acts'][number];

/** A hand that ended, as it was played: who brought and took what, every act in its order, and the cards that were shown. */
export function HandReplay({ hand, currency }: { hand: EndedHand; currency: Currency }) {
  const { t } = useTranslation('games');
  const { open, seats, replay } = hand;
  const nameOf = (seat: number) => seats.find((one) => one.seat === seat)?.memberName ?? String(seat);
  const middle = open.game === 'holdem' ? open.board : open.game === 'doudizhu' ? open.bottom : [];
  return (
    <Flex vertical gap={12}>
      {middle.length > 0 && (
        <Descriptions
          size="small"
          items={[
            {
              key: 'middle',
              label: t(open.game === 'holdem' ? 'tables.board' : 'tables.bottom'),
              children: <span className="figures">{middle.map(({ card }) => card).join(' ')}</span>,
            },
          ]}
        />
      )}
      <Table<EndedHand['seats'][number]>
        size="small"
        dataSource={seats}
        rowKey={({ seat }) => seat}
        pagination={false}
        columns={[
          { title: t('tables.seat'), key: 'seat', className: 'figures', render: (_, { seat }) => seat },
          { title: t('tables.member'), key: 'member', render: (_, { memberName }) => memberName },
          {
            title: t('tables.cards'),
            key: 'cards',
            className: 'figures',
            render: (_, { seat }) =>
              open.seats
                .find((one) => one.seat === seat)
                ?.cards.map(({ card }) => card)
                .join(' ') || t('tables.none'),
          },
          ...(['stack', 'paid', 'returned'] as const).map((key) => ({
            title: t(`tables.${key}`),
            key,
            align: 'end' as const,
            render: (_: unknown, seat: EndedHand['seats'][number]) => (
              <Amount amount={seat[key]} currency={currency} />
            ),
          })),
        ]}
      />
      <Table<Act & { step: number }>
        size="small"
        aria-label={t('tables.acts')}
        dataSource={replay.acts.map((act, place) => ({ ...act, step: place + 1 }))}
        rowKey={({ step }) => step}
        pagination={false}
        columns={[
          {
            title: t('tables.acts'),
            key: 'step',
            className: 'figures',
            render: (_, { step }) => t('tables.step', { step }),
          },
          { title: t('tables.member'), key: 'member', render: (_, { seat }) => nameOf(seat) },
          {
            title: t('tables.action'),
            key: 'act',
            render: (_, act) => (
              <span className="figures">
                {t(`tables.act.${act.act}`)}{' '}
                {act.to !== undefined && <Amount amount={act.to} currency={currency} />}
                {act.times ?? act.points ?? act.cards?.join(' ')}
              </span>
            ),
          },
        ]}
      />
    </Flex>
  );
}
