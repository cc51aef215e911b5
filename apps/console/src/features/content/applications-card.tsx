import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../lib/components/list-table.tsx';
import { Moment } from '../../lib/components/time.tsx';
import { useApplications } from './use-content.ts';

type Application = OutputOf<Schemas['listAgentApplications']>['applications'][number];

/** Who wants to become an agent, and how to reach them. */
export function ApplicationsCard() {
  const { t } = useTranslation('content');
  const list = useApplications();
  return (
    <ListTable<Application>
      list={list}
      rows={list.pages.flatMap(({ applications }) => applications)}
      rowKey={({ id }) => id}
      label={t('applications.title')}
      empty={t('applications.empty')}
      columns={[
        { title: t('applications.at'), key: 'at', render: (_, row) => <Moment at={row.appliedAt} /> },
        { title: t('applications.name'), dataIndex: 'name' },
        {
          title: t('applications.contact'),
          key: 'contact',
          render: (_, row) => `${t(`way.${row.way}`)} ${row.contact}`,
        },
        { title: t('applications.plan'), dataIndex: 'plan' },
        { title: t('applications.code'), dataIndex: 'agentVerify' },
        {
          title: t('applications.member'),
          key: 'member',
          render: (_, row) => t(row.member ? 'applications.yes' : 'applications.no'),
        },
      ]}
    />
  );
}
