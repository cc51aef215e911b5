import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { EmptyRows } from '../../../lib/components/empty-rows.tsx';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';

/** Who may work here, and what each role may do: one page. */
export function OperatorsPage() {
  const { t } = useTranslation('operators');
  const query = useQuery({ queryKey: ['operators'], queryFn: () => api.listOperators({}) });
  return (
    <PageFrame title={t('accounts.title')} lead={t('accounts.lead')}>
      <Flex vertical gap={16}>
        {query.error ? (
          <FaultNotice fault={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Card title={t('accounts.list')} styles={{ body: { padding: 0 } }}>
            <Table
              rowKey="id"
              dataSource={query.data?.operators ?? []}
              pagination={false}
              locale={{
                emptyText: (
                  <EmptyRows
                    isLoading={query.isPending}
                    title={t('accounts.none')}
                    text={t('accounts.noneHint')}
                  />
                ),
              }}
              columns={[
                { title: t('accounts.name'), dataIndex: 'name' },
                { title: t('accounts.role'), key: 'role', render: (_, row) => t(`role.${row.role}`) },
                {
                  title: t('accounts.state'),
                  key: 'state',
                  render: (_, row) =>
                    row.blocked ? (
                      <StatusTag tone="stopped">{t('accounts.blocked')}</StatusTag>
                    ) : (
                      <StatusTag tone="good">{t('accounts.active')}</StatusTag>
                    ),
                },
                {
                  title: t('accounts.factor'),
                  key: 'factor',
                  render: (_, row) => (row.enrolled ? t('accounts.enrolled') : t('accounts.notEnrolled')),
                },
                {
                  title: t('accounts.lastLogin'),
                  key: 'lastLogin',
                  render: (_, row) => (row.lastLoginAt ? <Ago at={row.lastLoginAt} /> : t('accounts.never')),
                },
              ]}
            />
          </Card>
        )}
        <Card title={t('accounts.matrix')}>
          <RoleMatrix />
        </Card>
      </Flex>
    </PageFrame>
  );
}
