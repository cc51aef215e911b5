import type { ListedOperator } from '@fairway/contract/operators/schemas.ts';
import { Flex, Table, Typography, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../../lib/components/empty-rows.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago, Moment } from '../../../lib/components/time.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { AccountActs } from './account-acts.tsx';

interface AccountsTableProps {
  operators: readonly ListedOperator[];
  isLoading: boolean;
}

/** Every operator with role, state, second factor and last sign-in. */
export function AccountsTable({ operators, isLoading }: AccountsTableProps) {
  const { t } = useTranslation('operators');
  const mayEdit = usePermission('operators.edit');
  const columns: TableColumnsType<ListedOperator> = [
    { title: t('accounts.name'), dataIndex: 'name' },
    { title: t('accounts.role'), key: 'role', render: (_, row) => t(`role.${row.role}`) },
    { title: t('accounts.state'), key: 'state', render: (_, row) => <AccountState operator={row} /> },
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
    ...(mayEdit
      ? [
          {
            title: t('accounts.acts'),
            key: 'acts',
            render: (_: unknown, row: ListedOperator) => <AccountActs operator={row} />,
          },
        ]
      : []),
  ];
  return (
    <Table<ListedOperator>
      rowKey="id"
      dataSource={operators}
      pagination={false}
      columns={columns}
      scroll={{ x: 'max-content' }}
      locale={{
        emptyText: (
          <EmptyRows isLoading={isLoading} title={t('accounts.none')} text={t('accounts.noneHint')} />
        ),
      }}
    />
  );
}

function AccountState({ operator: { blocked, mustSetPassword, reenrolsAt } }: { operator: ListedOperator }) {
  const { t } = useTranslation('operators');
  if (blocked) return <StatusTag tone="stopped">{t('accounts.blocked')}</StatusTag>;
  if (reenrolsAt)
    return (
      <Flex vertical align="flex-start">
        <StatusTag tone="flag">{t('accounts.reenrols')}</StatusTag>
        <Typography.Text type="secondary">
          {t('accounts.reenrolsFrom')} <Moment at={reenrolsAt} />
        </Typography.Text>
      </Flex>
    );
  if (mustSetPassword) return <StatusTag tone="waiting">{t('accounts.firstSignIn')}</StatusTag>;
  return <StatusTag tone="good">{t('accounts.active')}</StatusTag>;
}
