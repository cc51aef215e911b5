import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../../lib/components/list-table.tsx';
import { usePermission } from '../../../../lib/permissions.ts';
import { entryColumns } from './entry-columns.tsx';
import { useFormEntries } from './use-form-entries.ts';

/** What members have sent with a form, for who may decide on its rewards. */
export function EntriesCard({ no }: { no: number }) {
  return usePermission('promotions.review') ? <Entries no={no} /> : null;
}

function Entries({ no }: { no: number }) {
  const { t } = useTranslation('promotions');
  const list = useFormEntries(no);
  return (
    <Card title={t('entries.title')}>
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.entries)}
        rowKey={({ id }) => id}
        columns={entryColumns(t)}
        empty={{ title: t('entries.empty'), text: t('entries.emptyHint') }}
        label={t('entries.title')}
      />
    </Card>
  );
}
