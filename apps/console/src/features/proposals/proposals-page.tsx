import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { ProposalsTable } from '../../lib/proposals/proposals-table.tsx';
import { useProposals } from '../../lib/proposals/use-proposals.ts';

/** Everything that waits for a second person, with who proposed it, why, and what it would change; then what was decided last. */
export function ProposalsPage() {
  const { t } = useTranslation('proposals');
  const { data, error, refetch } = useProposals();
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {error && !data ? (
        <FaultNotice fault={error} onRetry={() => void refetch()} />
      ) : (
        <ProposalsTable proposals={data?.proposals} empty={{ title: t('none'), text: t('noneHint') }} />
      )}
    </PageFrame>
  );
}
