import { memberStatuses, type MemberStatus } from '@fairway/contract/members/statuses.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Flex, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ClearFilters } from '../../../lib/components/clear-filters.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { usePages } from '../../../lib/use-pages.ts';
import { memberColumns } from './columns.tsx';

const route = getRouteApi('/shell/console/members');

/** Finds members by the start of a name, or by a whole id, phone number or mail address. */
export function MembersPage() {
  const { t } = useTranslation(['members', 'shell']);
  const { search, status } = route.useSearch();
  const navigate = route.useNavigate();
  const list = usePages({
    key: ['members', 'search', { search, status }],
    ask: (cursor) =>
      api.searchMembers({
        ...(search ? { search } : {}),
        ...(status ? { status } : {}),
        ...(cursor ? { cursor } : {}),
      }),
  });
  const show = (next: { search?: string | undefined; status?: MemberStatus | undefined }) =>
    void navigate({
      search: {
        ...(next.search ? { search: next.search } : {}),
        ...(next.status ? { status: next.status } : {}),
      },
    });
  return (
    <PageFrame title={t('search.title')} lead={t('search.lead')}>
      <Flex gap={12} wrap>
        <Input.Search
          key={search ?? ''}
          defaultValue={search ?? ''}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          enterButton={t('act.search', { ns: 'shell' })}
          allowClear
          onSearch={(text) => show({ search: text.trim(), status })}
          style={{ width: 420 }}
        />
        <Segmented<MemberStatus | 'all'>
          aria-label={t('status.label')}
          value={status ?? 'all'}
          onChange={(value) => show({ search, status: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: t('status.all') },
            ...memberStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
      </Flex>
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.members)}
        rowKey={(member) => member.id}
        columns={memberColumns(t)}
        empty={{
          title: t('search.empty'),
          text: t('search.emptyHint'),
          action: (search ?? status) !== undefined && <ClearFilters onClear={() => show({})} />,
        }}
        label={t('search.title')}
      />
    </PageFrame>
  );
}
