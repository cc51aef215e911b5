import type { WaitingMemberChange } from '@fairway/contract/members/verification/identity-schemas.ts';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useDecideMemberChange } from './use-member-changes.ts';

/** Approves or refuses one change, with a reason. */
export function DecisionButtons({ change }: { change: WaitingMemberChange }) {
  const { t } = useTranslation('members');
  const [decision, setDecision] = useState<'approve' | 'refuse'>();
  const decide = useDecideMemberChange();
  return (
    <Flex gap={8}>
      <Button size="small" type="primary" onClick={() => setDecision('approve')}>
        {t('changes.approve')}
      </Button>
      <Button size="small" danger onClick={() => setDecision('refuse')}>
        {t('changes.refuse')}
      </Button>
      {decision && (
        <ReasonDialog
          title={t(`changes.${decision}Title`, { name: change.name })}
          templates={[t(`changes.${decision}Reason1`), t(`changes.${decision}Reason2`)]}
          audience={decision === 'refuse' ? 'member' : 'inside'}
          confirm={t(`changes.${decision}`)}
          danger={decision === 'refuse'}
          busy={decide.isPending}
          onConfirm={(reason) =>
            decide.mutate({ id: change.id, decision, reason }, { onSettled: () => setDecision(undefined) })
          }
          onClose={() => setDecision(undefined)}
        >
          {t(`changes.${change.field}Effect`, { before: change.before, after: change.after })}
        </ReasonDialog>
      )}
    </Flex>
  );
}
