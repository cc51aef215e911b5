import { Card, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useWalletTerms } from '../use-wallet.ts';
import { TermsForm } from './terms-form.tsx';
import { TermsProposal } from './terms-proposal.tsx';
import { TermsVersions } from './terms-versions.tsx';

/** Rate, spread, interest and limits: proposed by one person, published by another, each version kept. */
export function TermsPage() {
  const { t } = useTranslation('wallet');
  const { data, error, refetch } = useWalletTerms();
  const mayEdit = usePermission('wallet.terms');
  return (
    <PageFrame title={t('terms.title')} lead={data && t('terms.lead', { version: data.version })}>
      {error && !data && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Card aria-busy="true">
          <Skeleton active paragraph={{ rows: 10 }} />
        </Card>
      )}
      {data && (
        <Flex vertical gap={16}>
          {data.proposal && (
            <TermsProposal
              version={data.version}
              now={data.terms}
              proposal={data.proposal}
              mayDecide={mayEdit}
            />
          )}
          <TermsForm key={data.version} version={data.version} terms={data.terms} mayEdit={mayEdit} />
          <TermsVersions versions={data.versions} />
        </Flex>
      )}
    </PageFrame>
  );
}
