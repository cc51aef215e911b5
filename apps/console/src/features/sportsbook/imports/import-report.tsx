import { Alert, Flex, Table, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../fixture-labels.ts';
import type { ImportReport } from '../use-fixtures.ts';
import { StatusTag } from '../../../lib/components/status-tag.tsx';

/** What an import brought, right after it: counts first, then what could not be used. */
export function ImportReportCard({ report }: { report: ImportReport }) {
  const { t } = useTranslation('sportsbook');
  const name = report.competition ? inLanguage(report.competition.name) : report.source;
  return (
    <Flex vertical gap={12} aria-live="polite">
      <Alert
        type={report.problemCount > 0 ? 'warning' : 'success'}
        showIcon
        title={t('import.done', { name, count: report.matches })}
        description={t('import.summary', {
          created: report.created,
          updated: report.updated,
          unchanged: report.unchanged,
          results: report.results,
          problems: report.problemCount,
        })}
      />
      {report.problemCount > 0 && <ProblemTable report={report} />}
    </Flex>
  );
}

/** Where in the file something was that could not be used, and why. */
export function ProblemTable({ report }: { report: ImportReport }) {
  const { t } = useTranslation('sportsbook');
  return (
    <Table
      size="small"
      rowKey={(problem) => `${problem.path} ${problem.line ?? ''} ${problem.reason.en}`}
      dataSource={report.problems}
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      footer={() =>
        report.problems.length < report.problemCount && (
          <Typography.Text type="secondary">
            {t('import.shown', { shown: report.problems.length, count: report.problemCount })}
          </Typography.Text>
        )
      }
      columns={[
        {
          title: t('import.severity'),
          key: 'severity',
          render: (_, { severity }) => (
            <StatusTag tone={severity === 'skipped' ? 'stopped' : 'waiting'}>
              {t(`import.severities.${severity}`)}
            </StatusTag>
          ),
        },
        { title: t('import.path'), key: 'path', render: (_, { path }) => <code>{path}</code> },
        { title: t('import.line'), key: 'line', className: 'figures', render: (_, { line }) => line ?? '—' },
        { title: t('import.reason'), key: 'reason', render: (_, { reason }) => inLanguage(reason) },
      ]}
    />
  );
}
