import { Card, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { betColumns } from '../../../lib/bets/bet-columns.tsx';
import { BetLegs } from '../../../lib/bets/bet-legs.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { useMemberBets, type BetState } from '../api/use-member-orders.ts';

/** A member's bets; each opens to its legs and to how its return was computed. */
export function BetsCard({ memberId }: { memberId: string }) {
  const { t } = useTranslation('members');
  const { t: tSportsbook } = useTranslation('sportsbook');
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
          columns={betColumns(tSportsbook)}
        />
      </Flex>
    </Card>
  );
}
