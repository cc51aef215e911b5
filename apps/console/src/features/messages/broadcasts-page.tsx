import { PlusOutlined } from '@ant-design/icons';
import type { Broadcast } from '@fairway/contract/messages/operator-schemas.ts';
import {
  broadcastKinds,
  broadcastStatuses,
  type BroadcastKind,
  type BroadcastStatus,
} from '@fairway/contract/messages/broadcasts.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../lib/components/clear-filters.tsx';
import { ListTable } from '../../lib/components/list-table.tsx';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { locale } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permissions.ts';
import { BroadcastDrawer } from './broadcast-drawer.tsx';
import { BroadcastForm } from './broadcast-form.tsx';
import { broadcastColumns } from './columns.tsx';
import { useBroadcasts } from './use-broadcasts.ts';

const route = getRouteApi('/shell/console/messages');

/**
 * What operators send to members: drafts, what is scheduled, what is shown now and what was. Filters and the open one
 * are in the address.
 */
export function BroadcastsPage() {
  const { t } = useTranslation('messages');
  const { id, ...filters } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useBroadcasts(filters);
  const mayEdit = usePermission('messages.edit');
  const [writing, setWriting] = useState<Broadcast | 'new'>();
  const open = (next: string | undefined) =>
    void navigate({ search: { ...filters, ...(next === undefined ? {} : { id: next }) } });
  const narrow = ({
    kind,
    status,
  }: {
    kind: BroadcastKind | undefined;
    status: BroadcastStatus | undefined;
  }) => void navigate({ search: { ...(kind ? { kind } : {}), ...(status ? { status } : {}) } });
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      extra={
        mayEdit && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setWriting('new')}>
            {t('write')}
          </Button>
        )
      }
    >
      <Flex gap={12} wrap>
        <Select<BroadcastKind | ''>
          aria-label={t('column.kind')}
          value={filters.kind ?? ''}
          style={{ width: 180 }}
          options={[
            { value: '', label: t('anyKind') },
            ...broadcastKinds.list.map((member) => ({ value: member.code, label: member[locale()] })),
          ]}
          onChange={(kind) => narrow({ status: filters.status, kind: kind === '' ? undefined : kind })}
        />
        <Select<BroadcastStatus | ''>
          aria-label={t('column.status')}
          value={filters.status ?? ''}
          style={{ width: 160 }}
          options={[
            { value: '', label: t('anyStatus') },
            ...broadcastStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          onChange={(status) => narrow({ kind: filters.kind, status: status === '' ? undefined : status })}
        />
      </Flex>
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.broadcasts)}
        rowKey={(row) => row.id}
        columns={broadcastColumns(t, open)}
        empty={{
          title: t('empty'),
          text: t('emptyHint'),
          action: Object.keys(filters).length > 0 && (
            <ClearFilters onClear={() => narrow({ kind: undefined, status: undefined })} />
          ),
        }}
        label={t('title')}
      />
      {id !== undefined && <BroadcastDrawer id={id} onEdit={setWriting} onClose={() => open(undefined)} />}
      {writing && (
        <BroadcastForm
          broadcast={writing === 'new' ? undefined : writing}
          onSaved={(saved) => {
            setWriting(undefined);
            open(saved.id);
          }}
          onClose={() => setWriting(undefined)}
        />
      )}
    </PageFrame>
  );
}
