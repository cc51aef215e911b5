import { campaignKinds } from '@fairway/contract/promotions/kinds.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { Card, Flex, Skeleton, Table, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { locale } from '../../../lib/i18n.ts';
import { useFunds, type FundLine } from '../use-campaigns.ts';
import { sumOf } from './sum-of.ts';

const amounts = ['funded', 'paid', 'bonus', 'returned', 'balance', 'promised'] as const;

/** What every campaign's account got, paid, gave back and holds by the ledger, beside what is promised from it; with the sums. */
export function FundsPage() {
  const { t } = useTranslation('promotions');
  const { data, error, refetch } = useFunds();
  const columns: TableColumnsType<FundLine> = [
    {
      title: t('column.campaign'),
      key: 'campaign',
      render: (_, { kind, no, title }) => (
        <Flex vertical>
          <Link to="/console/campaigns/$kind/$no" params={{ kind, no: String(no) }}>
            {title}
          </Link>
          <Typography.Text type="secondary" className="figures">
            {campaignKinds.label(kind, locale())} {no}
          </Typography.Text>
        </Flex>
      ),
    },
    ...amounts.map((field) => ({
      title: t(`fund.${field}`),
      key: field,
      align: 'end' as const,
      render: (_: unknown, line: FundLine) => (
        <Amount amount={line[field]} currency="CNY" strong={field === 'balance'} />
      ),
    })),
  ];
  const sum = (field: (typeof amounts)[number], lines: readonly FundLine[]) =>
    field === 'balance' && data ? data.total : sumOf(lines.map((line) => line[field]));
  return (
    <PageFrame title={t('fund.page')} lead={t('fund.lead')}>
      {error && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Card aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </Card>
      )}
      {data && (
        <Table<FundLine>
          size="middle"
          aria-label={t('fund.page')}
          dataSource={data.campaigns}
          rowKey={({ kind, no }) => `${kind}/${no}`}
          columns={columns}
          pagination={false}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: <EmptyState title={t('fund.none')} text={t('fund.noneHint')} /> }}
          summary={(lines) =>
            lines.length > 0 && (
              <Table.Summary.Row>
                <Table.Summary.Cell index={0}>
                  <strong>{t('fund.sum')}</strong>
                </Table.Summary.Cell>
                {amounts.map((field, at) => (
                  <Table.Summary.Cell key={field} index={at + 1} align="end">
                    <Amount amount={sum(field, lines)} currency="CNY" strong />
                  </Table.Summary.Cell>
                ))}
              </Table.Summary.Row>
            )
          }
        />
      )}
    </PageFrame>
  );
}
