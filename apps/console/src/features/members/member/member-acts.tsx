import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { usePages } from '../../../lib/use-pages.ts';

/** What operators did to this member, and why. */
export function MemberActs({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['members', 'operators']);
  const list = usePages({
    key: ['audit', 'member', memberId],
    ask: (before) =>
      api.listAudit({ objectKind: 'member', objectId: memberId, ...(before ? { before } : {}) }),
  });
  return (
    <ListTable
      list={list}
      rows={list.pages.flatMap((page) => page.rows)}
      rowKey={(row) => row.seq}
      empty={{ title: t('acts.empty'), text: t('acts.emptyHint') }}
      label={t('tab.acts')}
      columns={[
        {
          title: t('audit.at', { ns: 'operators' }),
          dataIndex: 'at',
          render: (at: string) => <Moment at={at} />,
        },
        { title: t('audit.operator', { ns: 'operators' }), dataIndex: 'operatorName' },
        {
          title: t('audit.action', { ns: 'operators' }),
          dataIndex: 'action',
          render: (action: string) => t(`action.${action}`, { ns: 'operators', defaultValue: action }),
        },
        { title: t('audit.reason', { ns: 'operators' }), dataIndex: 'reason' },
      ]}
    />
  );
}
