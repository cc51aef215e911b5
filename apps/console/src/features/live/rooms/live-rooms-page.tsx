import type { DeskRoom } from '@fairway/contract/live/desk-schemas.ts';
import {
  roomKinds,
  roomWatchRules,
  type RoomKind,
  type RoomWatchRule,
} from '@fairway/contract/live/states.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Flex, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../../lib/components/clear-filters.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { useDeskRooms, type RoomSearch } from '../use-live-desk.ts';
import { roomColumns } from './room-columns.tsx';
import { RuleDialog } from './rule-dialog.tsx';

const route = getRouteApi('/shell/console/live-rooms');

/** Rooms with who may watch them and by how much they are shown later. */
export function LiveRoomsPage() {
  const { t } = useTranslation(['live', 'shell']);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useDeskRooms(search);
  const mayChange = usePermission('live.moderate');
  const [changing, setChanging] = useState<DeskRoom>();
  const show = ({ kind, watchRule, keyword }: RoomSearch) =>
    void navigate({
      search: { ...(kind && { kind }), ...(watchRule && { watchRule }), ...(keyword && { keyword }) },
    });
  const { kind, watchRule, keyword } = search;
  return (
    <PageFrame title={t('rooms.title')} lead={t('rooms.lead')}>
      <Flex gap={12} wrap>
        <Segmented<RoomKind | 'all'>
          aria-label={t('column.kind')}
          value={kind ?? 'all'}
          options={[
            { value: 'all', label: t('all') },
            ...roomKinds.list.map(({ code, ...labels }) => ({ value: code, label: labels[locale()] })),
          ]}
          onChange={(value) => show({ ...search, kind: value === 'all' ? undefined : value })}
        />
        <Select<RoomWatchRule>
          allowClear
          aria-label={t('column.rule')}
          placeholder={t('column.rule')}
          style={{ width: 280 }}
          {...(watchRule ? { value: watchRule } : {})}
          options={roomWatchRules.list.map(({ code, ...labels }) => ({
            value: code,
            label: labels[locale()],
          }))}
          onChange={(value: RoomWatchRule | undefined) => show({ ...search, watchRule: value })}
        />
        <Input.Search
          key={keyword ?? ''}
          defaultValue={keyword ?? ''}
          aria-label={t('rooms.search')}
          placeholder={t('rooms.search')}
          enterButton={t('act.search', { ns: 'shell' })}
          maxLength={40}
          onSearch={(text) => show({ ...search, keyword: text.trim() })}
          style={{ width: 340 }}
        />
      </Flex>
      <ListTable<DeskRoom>
        list={list}
        rows={list.pages.flatMap((page) => page.rooms)}
        rowKey={({ chatRoomNo }) => chatRoomNo}
        label={t('rooms.title')}
        columns={roomColumns(t, mayChange ? setChanging : undefined)}
        empty={{
          title: t('rooms.none'),
          text: t('rooms.noneHint'),
          action: Object.keys(search).length > 0 && <ClearFilters onClear={() => show({})} />,
        }}
      />
      {changing && (
        <RuleDialog key={changing.chatRoomNo} room={changing} onClose={() => setChanging(undefined)} />
      )}
    </PageFrame>
  );
}
