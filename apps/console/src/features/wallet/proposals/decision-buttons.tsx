import type { WalletProposal } from '@fairway/contract/wallet/operator-schemas.ts';
import { adjustmentReasons } from '@fairway/contract/wallet/proposals.ts';
import { repairKinds } from '@fairway/contract/wallet/differences.ts';
import { Button, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { useDecideProposal } from '../use-wallet.ts';
import { TakeBackButton } from './take-back-button.tsx';

/** A second person's two buttons; who proposed it reads that another operator has to decide. */
export function DecisionButtons({ proposal }: { proposal: WalletProposal }) {
  const { t } = useTranslation('wallet');
  const [asking, setAsking] = useState(false);
  const mayApprove = usePermission('wallet.approve');
  const { mutate, isPending } = useDecideProposal();
  if (proposal.isOwn || !mayApprove)
    return (
      <Flex align="center" gap={8} wrap>
        <Typography.Text type="secondary">
          {t(proposal.isOwn ? 'proposals.waitsOwn' : 'proposals.waits', { name: proposal.makerName })}
        </Typography.Text>
        {proposal.isOwn && <TakeBackButton id={proposal.id} />}
      </Flex>
    );
  const { id, adjustment, repair, evidence, makerName } = proposal;
  const decide = (agrees: boolean) => mutate({ id, agrees }, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button size="small" type="primary" onClick={() => setAsking(true)}>
        {t('proposals.review')}
      </Button>
      {asking && (
        <Modal
          open
          title={t('proposals.reviewTitle', { name: makerName })}
          onCancel={() => setAsking(false)}
          footer={
            <Flex justify="flex-end" gap={8}>
              <Button danger loading={isPending} onClick={() => decide(false)}>
                {t('proposals.decline')}
              </Button>
              <Button type="primary" loading={isPending} onClick={() => decide(true)}>
                {t('proposals.agree')}
              </Button>
            </Flex>
          }
        >
          <Flex vertical gap={8}>
            {adjustment && (
              <>
                <p style={{ margin: 0, fontSize: 22 }}>
                  <Amount amount={adjustment.amount} currency={adjustment.currency} sign="always" strong />
                </p>
                <p style={{ margin: 0 }}>
                  {t('proposals.of', { name: adjustment.memberName })} ·{' '}
                  {adjustmentReasons.label(adjustment.reasonCode, locale())} · {t('proposals.balanceNow')}{' '}
                  <Amount amount={adjustment.balance} currency={adjustment.currency} />
                </p>
              </>
            )}
            {repair && <p style={{ margin: 0 }}>{repairKinds.label(repair.way, locale())}</p>}
            <Typography.Text type="secondary">{t('proposals.evidence')}</Typography.Text>
            <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{evidence}</p>
          </Flex>
        </Modal>
      )}
    </>
  );
}
