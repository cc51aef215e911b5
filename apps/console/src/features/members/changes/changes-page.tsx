import type { WaitingMemberChange } from '@fairway/contract/members/verification/identity-schemas.ts';
import { Link } from '@tanstack/react-router';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { useMemberChanges } from './use-member-changes.ts';

/** Real names and phones that members want changed: what is kept now beside what is asked for. */
export function ChangesPage() {
  const { t } = useTranslation('members');
  const queue = useMemberChanges();
  const list = { ...queue, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: queue.refetch };
  return (
    <PageFrame title={t('changes.title')} lead={t('changes.lead')}>
      <ListTable
        list={list}
        rows={queue.data?.changes ?? []}
        rowKey={({ id }) => id}
        columns={columns(t)}
        empty={{ title: t('changes.empty'), text: t('changes.emptyHint') }}
        label={t('changes.title')}
      />
    </PageFrame>
  );
}

function columns(t: TFunction<'members'>): ColumnsType<WaitingMemberChange> {
  return [
    {
      title: t('field.name'),
      key: 'name',
      render: (_, { memberId, name }) => (
        <Link to="/console/members/$memberId" params={{ memberId }}>
          {name}
        </Link>
      ),
    },
    { title: t('changes.field'), key: 'field', render: (_, { field }) => t(`field.${field}`) },
    { title: t('changes.before'), dataIndex: 'before' },
    { title: t('changes.after'), dataIndex: 'after' },
    { title: t('changes.asked'), key: 'asked', render: (_, { createdAt }) => <Ago at={createdAt} /> },
    {
      title: t('changes.decision'),
      key: 'decision',
      render: (_, change) => <DecisionButtons change={change} />,
    },
  ];
}
