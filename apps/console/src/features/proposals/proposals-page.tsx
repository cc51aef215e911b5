import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { ProposalsTable } from '../../lib/proposals/proposals-table.tsx';
import { useProposals } from '../../lib/proposals/use-proposals.ts';

/** Everything that waits for a second person, with who proposed it, why, and what it would change; then what was decided last. */
export function ProposalsPage() {
  const { t } = useTranslation('proposals');
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <ProposalsTable
        list={useProposals()}
        empty={{ title: t('none'), text: t('noneHint') }}
        label={t('title')}
      />
    </PageFrame>
  );
}
