import { operatorProposalKinds } from '@fairway/contract/operators/proposals/kinds.ts';
import { Card, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { PendingProposal } from '../../../lib/proposals/pending-proposal.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { OpenAccount } from './open-account.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { useAccounts } from './use-accounts.ts';

/** Who may work here, what waits for a second person, and what each role may do: one page. */
export function OperatorsPage() {
  const { t } = useTranslation('operators');
  const { data, error, isPending, refetch } = useAccounts();
  const mayEdit = usePermission('operators.edit');
  return (
    <PageFrame title={t('accounts.title')} lead={t('accounts.lead')} extra={mayEdit && <OpenAccount />}>
      <Flex vertical gap={16}>
        {operatorProposalKinds.map((kind) => (
          <PendingProposal key={kind} kind={kind} />
        ))}
        {error && !data ? (
          <FaultNotice fault={error} onRetry={() => void refetch()} />
        ) : (
          <Card title={t('accounts.list')} styles={{ body: { padding: 0 } }}>
            <AccountsTable operators={data?.operators ?? []} isLoading={isPending} />
          </Card>
        )}
        <Card title={t('accounts.matrix')}>
          <RoleMatrix />
        </Card>
      </Flex>
    </PageFrame>
  );
}
