import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../lib/components/list-table.tsx';
import { ReasonDialog } from '../../lib/components/reason-dialog.tsx';
import { Moment } from '../../lib/components/time.tsx';
import { useApplications, useHandleApplication } from './use-content.ts';

type Application = OutputOf<Schemas['listAgentApplications']>['applications'][number];

/** Who wants to become an agent, and how to reach them. */
export function ApplicationsCard() {
  const { t } = useTranslation('content');
  const list = useApplications();
  const [chosen, setChosen] = useState<Application>();
  const handle = useHandleApplication(() => setChosen(undefined));
  return (
    <>
      <ListTable<Application>
        list={list}
        rows={list.pages.flatMap(({ applications }) => applications)}
        rowKey={({ id }) => id}
        label={t('applications.title')}
        empty={{ title: t('applications.empty'), text: t('applications.emptyHint') }}
        columns={[
          { title: t('applications.at'), key: 'at', render: (_, row) => <Moment at={row.appliedAt} /> },
          { title: t('applications.name'), dataIndex: 'name' },
          {
            title: t('applications.contact'),
            key: 'contact',
            render: (_, row) => `${t(`method.${row.channel}`)} ${row.contact}`,
          },
          { title: t('applications.plan'), dataIndex: 'plan' },
          { title: t('applications.code'), dataIndex: 'agentVerify' },
          {
            title: t('applications.member'),
            key: 'member',
            render: (_, row) => t(row.member ? 'applications.yes' : 'applications.no'),
          },
          {
            title: t('applications.handled'),
            key: 'handled',
            render: (_, row) =>
              row.handled ? (
                <>
                  {row.handled.by} · <Moment at={row.handled.at} />
                  <br />
                  {row.handled.note}
                </>
              ) : (
                <Button size="small" onClick={() => setChosen(row)}>
                  {t('applications.handle')}
                </Button>
              ),
          },
        ]}
      />
      {chosen && (
        <ReasonDialog
          title={t('applications.handleTitle', { name: chosen.name })}
          templates={[t('applications.noteCalled'), t('applications.noteUnfit')]}
          audience="inside"
          confirm={t('applications.handle')}
          busy={handle.isPending}
          onConfirm={(note) => handle.mutate({ id: chosen.id, note })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
