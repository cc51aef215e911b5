import type { Proposal } from '@fairway/contract/operators/proposals/schemas.ts';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { PasswordPart } from './password-part.tsx';
import { proposalSubject } from './proposal-subject.ts';
import { useApproveProposal, useRefuseProposal, useWithdrawProposal } from './use-proposals.ts';

/** What the operator may do with a proposal that waits: approve or refuse another's, withdraw an own one. */
export function ProposalActs({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('proposals');
  const [asking, setAsking] = useState<'refuse' | 'withdraw'>();
  const [part, setPart] = useState<string | null>(null);
  const approve = useApproveProposal();
  const refuse = useRefuseProposal();
  const withdraw = useWithdrawProposal();
  const { id, isOwn, mayDecide, makerName, state } = proposal;
  if (part !== null)
    return (
      <PasswordPart
        of="approver"
        name={proposalSubject(proposal)}
        passwordPart={part}
        onClose={() => setPart(null)}
      />
    );
  if (state !== 'pending') return null;
  const act = asking === 'withdraw' ? withdraw : refuse;
  return (
    <Flex align="center" gap={8} wrap>
      {mayDecide && (
        <>
          <Button
            type="primary"
            loading={approve.isPending}
            onClick={() => approve.mutate({ id }, { onSuccess: ({ passwordPart }) => setPart(passwordPart) })}
          >
            {t('approve')}
          </Button>
          <Button danger onClick={() => setAsking('refuse')}>
            {t('refuse')}
          </Button>
        </>
      )}
      {!mayDecide && (
        <Typography.Text type="secondary">
          {isOwn ? t('waitsOwn') : t('waits', { name: makerName })}
        </Typography.Text>
      )}
      {isOwn && <Button onClick={() => setAsking('withdraw')}>{t('withdraw')}</Button>}
      {asking && (
        <ReasonDialog
          title={t(asking === 'refuse' ? 'refuseTitle' : 'withdrawTitle')}
          templates={[]}
          audience="inside"
          confirm={t(asking)}
          danger
          busy={act.isPending}
          onConfirm={(reason) => act.mutate({ id, reason }, { onSettled: () => setAsking(undefined) })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Flex>
  );
}
