import { getRouteApi } from '@tanstack/react-router';
import { Card, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { CallsTab } from './calls-tab.tsx';
import { GamesTab } from './games/games-tab.tsx';
import { PartiesTable } from './parties-table.tsx';
import { SignatureTab } from './signature/signature-tab.tsx';
import { useVenueParties } from './use-parties.ts';

const route = getRouteApi('/shell/console/venue-parties');
const tabs = { calls: CallsTab, games: GamesTab, signature: SignatureTab } as const;
const tabKeys = ['calls', 'games', 'signature'] as const;

/** The connections to venues outside: what is set, what they asked of us, and why a signature does not hold. */
export function PartiesPage() {
  const { t } = useTranslation('venues');
  const { venue, tab } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, isPending, refetch } = useVenueParties();
  const chosen = data?.parties.find(({ channelCode }) => channelCode === venue) ?? data?.parties[0];
  const mayCheck = usePermission('venues.switch');
  const open = tabKeys.filter((key) => (key === 'signature' ? mayCheck : chosen?.wallet === 'seamless'));
  return (
    <PageFrame title={t('parties.title')} lead={t('parties.lead')}>
      {Boolean(error) && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      <Card loading={isPending}>
        <PartiesTable
          parties={data?.parties ?? []}
          chosen={chosen?.channelCode}
          onChoose={(channelCode) => void navigate({ search: { venue: channelCode, ...(tab && { tab }) } })}
        />
      </Card>
      {chosen && open.length > 0 && (
        <Card title={chosen.name[locale()]}>
          <Tabs
            activeKey={open.find((key) => key === tab) ?? open[0] ?? 'signature'}
            destroyOnHidden
            onChange={(key) => {
              const next = tabKeys.find((one) => one === key);
              if (next) void navigate({ search: { venue: chosen.channelCode, tab: next } });
            }}
            items={open.map((key) => {
              const Tab = tabs[key];
              return {
                key,
                label: t(`parties.tabs.${key}`),
                children: <Tab key={chosen.channelCode} party={chosen} />,
              };
            })}
          />
        </Card>
      )}
    </PageFrame>
  );
}
