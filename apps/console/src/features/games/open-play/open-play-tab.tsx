import { Link } from '@tanstack/react-router';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { useOpenPlay, type OpenRound } from '../use-games.ts';
import { FlightCard } from './flight-card.tsx';

/** Rounds that wait for their members, the oldest first, below the present flight. */
export function OpenPlayTab() {
  const { t } = useTranslation('games');
  const list = useOpenPlay();
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{t('openPlay.lead')}</Typography.Text>
      {list.first && <FlightCard flight={list.first.flight} />}
      <ListTable<OpenRound>
        list={list}
        rows={list.pages.flatMap((page) => page.rounds)}
        rowKey={({ id }) => id}
        empty={{ title: t('openPlay.none'), text: t('openPlay.noneHint') }}
        label={t('openPlay.title')}
        columns={[
          { title: t('openPlay.since'), key: 'since', render: (_, { since }) => <Moment at={since} /> },
          { title: t('openPlay.game'), key: 'game', render: (_, { game }) => t(`names.${game}`) },
          {
            title: t('openPlay.member'),
            key: 'member',
            render: (_, { memberId, memberName }) => (
              <Link to="/console/members/$memberId" params={{ memberId }}>
                {memberName}
              </Link>
            ),
          },
          {
            title: t('openPlay.stake'),
            key: 'stake',
            align: 'end',
            render: (_, { stake, currency }) => <Amount amount={stake} currency={currency} />,
          },
          {
            title: t('openPlay.acts'),
            key: 'acts',
            align: 'end',
            className: 'figures',
            render: (_, { acts }) => acts,
          },
          {
            title: t('openPlay.ends'),
            key: 'ends',
            render: (_, { endsAt }) =>
              endsAt === null ? t('openPlay.endsWithFlight') : <Moment at={endsAt} />,
          },
        ]}
      />
    </Flex>
  );
}
