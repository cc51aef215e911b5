import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { inLanguage } from '../fixture-labels.ts';
import { useImports } from '../use-fixtures.ts';
import { useImportFixtures } from '../use-trading.ts';
import { ImportForm } from './import-form.tsx';
import { ImportReportCard, ProblemTable } from './import-report.tsx';

/** Takes fixtures and results in, and reports what of each file could not be used. */
export function ImportsPage() {
  const { t } = useTranslation('sportsbook');
  const list = useImports();
  const mayImport = usePermission('sportsbook.import');
  const importing = useImportFixtures();
  return (
    <PageFrame title={t('import.title')} lead={t('import.lead')}>
      {mayImport && (
        <Card title={t('import.new')}>
          <Flex vertical gap={16}>
            <ImportForm isBusy={importing.isPending} onImport={(input) => importing.mutate(input)} />
            {importing.data && <ImportReportCard report={importing.data} />}
          </Flex>
        </Card>
      )}
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.imports)}
        rowKey={(report) => report.id}
        empty={{ title: t('import.empty'), text: t('import.emptyHint') }}
        label={t('import.title')}
        expandable={{
          expandedRowRender: (report) => <ProblemTable report={report} />,
          rowExpandable: (report) => report.problemCount > 0,
        }}
        columns={[
          { title: t('import.at'), key: 'at', render: (_, { at }) => <Moment at={at} /> },
          { title: t('import.source'), dataIndex: 'source' },
          {
            title: t('fixture.competition'),
            key: 'competition',
            render: (_, { competition }) =>
              competition ? `${inLanguage(competition.name)} ${competition.season}` : '—',
          },
          { title: t('import.matches'), dataIndex: 'matches', align: 'end', className: 'figures' },
          { title: t('import.created'), dataIndex: 'created', align: 'end', className: 'figures' },
          { title: t('import.updated'), dataIndex: 'updated', align: 'end', className: 'figures' },
          { title: t('import.results'), dataIndex: 'results', align: 'end', className: 'figures' },
          { title: t('import.problems'), dataIndex: 'problemCount', align: 'end', className: 'figures' },
          { title: t('import.by'), dataIndex: 'by' },
        ]}
      />
    </PageFrame>
  );
}
