import { rewardStates } from '@fairway/contract/promotions/kinds.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { locale } from '../../../lib/i18n.ts';
import { rewardColumns } from './reward-columns.tsx';
import { useRewards } from './use-rewards.ts';

const route = getRouteApi('/shell/console/campaign-rewards');

/** Rewards that wait for people first; the rest by their state. */
export function RewardsPage() {
  const { t } = useTranslation('promotions');
  const { state = 'applied' } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useRewards(state);
  return (
    <PageFrame title={t('reward.page')} lead={t('reward.lead')}>
      <Segmented
        aria-label={t('column.state')}
        style={{ alignSelf: 'flex-start' }}
        value={state}
        options={[
          ...rewardStates.list.map(({ code, ...labels }) => ({ value: code, label: labels[locale()] })),
          { value: 'appealed' as const, label: t('appeal.tab') },
        ]}
        onChange={(value) => void navigate({ search: value === 'applied' ? {} : { state: value } })}
      />
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.rewards)}
        rowKey={({ id }) => id}
        columns={rewardColumns(t)}
        empty={{
          title: t(
            state === 'appealed' ? 'appeal.none' : state === 'applied' ? 'reward.noneWaiting' : 'reward.none',
          ),
          text: t(
            state === 'appealed'
              ? 'appeal.noneHint'
              : state === 'applied'
                ? 'reward.noneHint'
                : 'reward.noneOther',
          ),
        }}
        label={t('reward.page')}
      />
    </PageFrame>
  );
}
