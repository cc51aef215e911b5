import type { WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../../lib/components/time.tsx';
import { TakeBackButton } from '../proposals/take-back-button.tsx';
import { useDecideTerms } from '../use-wallet.ts';
import { changedTerms } from './changed-terms.ts';

interface TermsProposalProps {
  version: number;
  now: WalletTerms;
  proposal: {
    id: string;
    terms: WalletTerms;
    evidence: string;
    makerName: string;
    madeAt: string;
    isOwn: boolean;
  };
  mayDecide: boolean;
}

/** What somebody proposed, as changes of what counts now; published by another person. */
export function TermsProposal({ version, now, proposal, mayDecide }: TermsProposalProps) {
  const { t } = useTranslation('wallet');
  const { mutate, isPending } = useDecideTerms();
  const { id, terms, evidence, makerName, madeAt, isOwn } = proposal;
  const changes = changedTerms(now, terms);
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {t('terms.waits', { name: makerName })} · <Ago at={madeAt} />
        </>
      }
      description={
        <Flex vertical gap={8}>
          <span>{evidence}</span>
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {changes.map(({ name, before, after }) => (
              <li key={name}>
                {t(`terms.${name}`)}：<del>{before}</del> → <strong className="figures">{after}</strong>
              </li>
            ))}
            {changes.length === 0 && <li>{t('terms.unchanged')}</li>}
          </ul>
          {isOwn ? (
            <Flex align="center" gap={8} wrap>
              <span>{t('proposals.waitsOwn')}</span>
              <TakeBackButton id={id} />
            </Flex>
          ) : (
            mayDecide && (
              <Flex gap={8}>
                <Button type="primary" loading={isPending} onClick={() => mutate({ version, agrees: true })}>
                  {t('terms.publish')}
                </Button>
                <Button danger loading={isPending} onClick={() => mutate({ version, agrees: false })}>
                  {t('proposals.decline')}
                </Button>
              </Flex>
            )
          )}
        </Flex>
      }
    />
  );
}
