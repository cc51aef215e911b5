import { Link, getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BetLegs } from '../../../lib/bets/bet-legs.tsx';
import { betColumns } from '../../../lib/bets/bet-columns.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { BetFilters } from './bet-filters.tsx';
import { BetVoid } from './bet-void.tsx';
import { useTradedBets, type TradedBet } from './use-traded-bets.ts';

const route = getRouteApi('/shell/console/sports/bets');

/** Any member's bet, found by what is known of it; the filters are in the address. */
export function BetsPage() {
  const { t } = useTranslation('sportsbook');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useTradedBets(search);
  return (
    <PageFrame title={t('bet.title')} lead={t('bet.lead')}>
      <BetFilters
        key={JSON.stringify(search)}
        search={search}
        onSearch={(next) => void navigate({ search: next })}
      />
      <ListTable<TradedBet>
        list={list}
        rows={list.pages.flatMap((page) => page.bets)}
        rowKey={(bet) => bet.id}
        empty={{ title: t('bet.none'), text: t('bet.noneHint') }}
        label={t('bet.title')}
        expandable={{ expandedRowRender: (bet) => <BetLegs bet={bet} /> }}
        columns={[
          ...betColumns<TradedBet>(t),
          {
            title: t('bet.member'),
            key: 'member',
            render: (_, { memberName }) => (
              <Link to="/console/sports/bets" search={{ member: memberName }}>
                {memberName}
              </Link>
            ),
          },
          { title: t('bet.act'), key: 'act', render: (_, bet) => <BetVoid bet={bet} /> },
        ]}
      />
    </PageFrame>
  );
}
