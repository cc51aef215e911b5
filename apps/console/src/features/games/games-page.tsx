import { getRouteApi } from '@tanstack/react-router';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { IssuesTab } from './issues/issues-tab.tsx';
import { OpenPlayTab } from './open-play/open-play-tab.tsx';
import { ReturnsTab } from './returns/returns-tab.tsx';
import { TablesTab } from './tables/tables-tab.tsx';

const route = getRouteApi('/shell/console/games');
const tabs = { issues: IssuesTab, open: OpenPlayTab, tables: TablesTab, returns: ReturnsTab } as const;

/** The house's games: issues of lotteries, what is being played, tables between members, what came back. The tab and its filters are in the address. */
export function GamesPage() {
  const { t } = useTranslation('games');
  const { tab = 'issues' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(key) => {
          const chosen = (['issues', 'open', 'tables', 'returns'] as const).find((one) => one === key);
          if (chosen) void navigate({ search: { tab: chosen } });
        }}
        items={(['issues', 'open', 'tables', 'returns'] as const).map((key) => {
          const Tab = tabs[key];
          return { key, label: t(`tabs.${key}`), children: <Tab /> };
        })}
      />
    </PageFrame>
  );
}
