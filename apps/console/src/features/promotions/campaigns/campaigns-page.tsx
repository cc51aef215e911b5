import { PlusOutlined } from '@ant-design/icons';
import { campaignKinds, campaignStates } from '@fairway/contract/promotions/kinds.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Button, Dropdown, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../../lib/components/clear-filters.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { newCampaign } from '../new-campaign.ts';
import { useCampaigns } from '../use-campaigns.ts';
import { campaignColumns } from './campaign-columns.tsx';
import { CalendarStrip } from './calendar-strip.tsx';

const route = getRouteApi('/shell/console/campaigns');

/** Every campaign: what runs and is coming on a strip of days, then all of them with what they have paid. */
export function CampaignsPage() {
  const { t } = useTranslation('promotions');
  const { state } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useCampaigns(state);
  const mayEdit = usePermission('promotions.edit');
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      extra={
        mayEdit && (
          <Dropdown
            trigger={['click']}
            menu={{
              items: campaignKinds.list.map(({ code: key, ...labels }) => ({ key, label: labels[locale()] })),
              onClick: ({ key: kind }) =>
                void navigate({ to: '/console/campaigns/$kind/$no', params: { kind, no: newCampaign } }),
            }}
          >
            <Button type="primary" icon={<PlusOutlined />}>
              {t('new')}
            </Button>
          </Dropdown>
        )
      }
    >
      <CalendarStrip />
      <Select
        aria-label={t('column.state')}
        allowClear
        placeholder={t('anyState')}
        style={{ width: 180 }}
        value={state ?? null}
        options={campaignStates.list.map(({ code, ...labels }) => ({ value: code, label: labels[locale()] }))}
        onChange={(value: typeof state | null) => void navigate({ search: value ? { state: value } : {} })}
      />
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.campaigns)}
        rowKey={({ kind, no }) => `${kind}/${no}`}
        columns={campaignColumns(t)}
        empty={{
          title: t('empty'),
          text: t('emptyHint'),
          action: state && <ClearFilters onClear={() => void navigate({ search: {} })} />,
        }}
        label={t('title')}
      />
    </PageFrame>
  );
}
