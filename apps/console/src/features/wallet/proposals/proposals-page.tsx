import { walletProposalKinds } from '@fairway/contract/operators/proposals/kinds.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { ProposalsTable } from '../../../lib/proposals/proposals-table.tsx';
import { useProposals } from '../../../lib/proposals/use-proposals.ts';
import { AdjustmentDialog } from './adjustment-dialog.tsx';

const route = getRouteApi('/shell/console/corrections');

/** Corrections and repairs by two people: what waits first, with who proposed it and why. */
export function ProposalsPage() {
  const { t } = useTranslation('wallet');
  const { member } = route.useSearch();
  const navigate = route.useNavigate();
  const mayPropose = usePermission('wallet.propose');
  const show = (next: string | undefined) =>
    void navigate({ search: next === undefined ? {} : { member: next } });
  return (
    <PageFrame
      title={t('proposals.title')}
      lead={t('proposals.lead')}
      extra={
        mayPropose && (
          <Button type="primary" onClick={() => show('')}>
            {t('proposals.new')}
          </Button>
        )
      }
    >
      <ProposalsTable
        list={useProposals(walletProposalKinds)}
        empty={{ title: t('proposals.none'), text: t('proposals.noneHint') }}
        label={t('proposals.title')}
      />
      {member !== undefined && mayPropose && (
        <AdjustmentDialog memberId={member} onClose={() => show(undefined)} />
      )}
    </PageFrame>
  );
}
