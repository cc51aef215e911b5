import { useState } from 'react';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../lib/components/list-table.tsx';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { Moment } from '../../lib/components/time.tsx';
import { CallBackActs } from './call-back-acts.tsx';
import { PhoneCell } from './phone-cell.tsx';
import { useCallRequests, type CallRequest } from './use-call-backs.ts';

/** Who wants to be called: those that wait oldest first, and what became of the others. */
export function CallBacksPage() {
  const { t } = useTranslation('call-backs');
  const [waiting, setWaiting] = useState(true);
  const list = useCallRequests(waiting);
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      extra={
        <Segmented
          value={waiting ? 'waiting' : 'settled'}
          onChange={(chosen) => setWaiting(chosen === 'waiting')}
          options={[
            { value: 'waiting', label: t('waiting') },
            { value: 'settled', label: t('past') },
          ]}
        />
      }
    >
      <ListTable<CallRequest>
        list={list}
        rows={list.pages.flatMap(({ requests }) => requests)}
        rowKey={({ id }) => id}
        label={t('title')}
        empty={{ title: t(waiting ? 'nobody' : 'nothing'), text: t(waiting ? 'nobodyHint' : 'nothingHint') }}
        columns={[
          { title: t('at'), key: 'at', render: (_, row) => <Moment at={row.askedAt} /> },
          { title: t('phone'), key: 'phone', render: (_, row) => <PhoneCell request={row} /> },
          { title: t('topic'), key: 'topic', render: (_, row) => t(`topics.${row.topic}`) },
          { title: t('text'), dataIndex: 'text' },
          { title: t('who'), key: 'who', render: (_, row) => t(row.member ? 'member' : 'visitor') },
          {
            title: t('state'),
            key: 'state',
            render: (_, row) => (row.state === 'waiting' ? <CallBackActs request={row} /> : settledText(row)),
          },
        ]}
      />
    </PageFrame>
  );

  function settledText({ state, settledBy }: CallRequest): string {
    return [t(`states.${state}`), settledBy].filter(Boolean).join(' · ');
  }
}
