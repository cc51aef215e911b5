import type { OperatorAnchor } from '@fairway/contract/live/operator-schemas.ts';
import { anchorStatuses, type AnchorStatus } from '@fairway/contract/live/states.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Flex, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../../lib/components/clear-filters.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { locale } from '../../../lib/i18n.ts';
import { useAnchors, type AnchorSearch } from '../use-live-desk.ts';
import { anchorColumns } from './anchor-columns.tsx';
import { AnchorDrawer } from './anchor-drawer.tsx';

const route = getRouteApi('/shell/console/anchors');

/** Anchors and applications, the latest first: read, decided, suspended, and what they are paid. */
export function AnchorsPage() {
  const { t } = useTranslation(['live', 'shell']);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAnchors(search);
  const [opened, setOpened] = useState<OperatorAnchor>();
  const rows = list.pages.flatMap((page) => page.anchors);
  // After an act an anchor may have left the list that is shown; the drawer keeps what the act answered.
  const shown = opened && (rows.find(({ anchorId }) => anchorId === opened.anchorId) ?? opened);
  const show = ({ status, keyword }: AnchorSearch) =>
    void navigate({ search: { ...(status && { status }), ...(keyword && { keyword }) } });
  const { status, keyword } = search;
  return (
    <PageFrame title={t('anchors.title')} lead={t('anchors.lead')}>
      <Flex gap={12} wrap>
        <Segmented<AnchorStatus | 'all'>
          aria-label={t('column.status')}
          value={status ?? 'all'}
          options={[
            { value: 'all', label: t('all') },
            ...anchorStatuses.list.map(({ code, ...labels }) => ({ value: code, label: labels[locale()] })),
          ]}
          onChange={(value) => show({ keyword, status: value === 'all' ? undefined : value })}
        />
        <Input.Search
          key={keyword ?? ''}
          defaultValue={keyword ?? ''}
          aria-label={t('anchors.search')}
          placeholder={t('anchors.search')}
          enterButton={t('act.search', { ns: 'shell' })}
          maxLength={40}
          onSearch={(text) => show({ status, keyword: text.trim() })}
          style={{ width: 320 }}
        />
      </Flex>
      <ListTable<OperatorAnchor>
        list={list}
        rows={rows}
        rowKey={({ anchorId }) => anchorId}
        label={t('anchors.title')}
        columns={anchorColumns(t, setOpened)}
        empty={{
          title: t('anchors.none'),
          text: t('anchors.noneHint'),
          action: Object.keys(search).length > 0 && <ClearFilters onClear={() => show({})} />,
        }}
      />
      {shown && (
        <AnchorDrawer
          key={shown.anchorId}
          anchor={shown}
          onChanged={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </PageFrame>
  );
}
