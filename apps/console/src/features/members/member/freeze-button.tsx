import type { MemberCase } from '@fairway/contract/members/operator-schemas.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useMemberActs } from '../api/use-member-acts.ts';

/** Freezes an active or closing member, frees a frozen one; nothing for other states and roles. */
export function FreezeButton({ member }: { member: MemberCase }) {
  const { t } = useTranslation('members');
  const [isOpen, setOpen] = useState(false);
  const mayFreeze = usePermission('members.freeze');
  const { freeze, unfreeze } = useMemberActs();
  if (!mayFreeze || member.status === 'excluded' || member.status === 'closed') return null;
  const kind = member.status === 'frozen' ? 'unfreeze' : 'freeze';
  const act = kind === 'freeze' ? freeze : unfreeze;
  return (
    <>
      <Button danger={kind === 'freeze'} onClick={() => setOpen(true)}>
        {t(`${kind}.button`)}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t(`${kind}.title`, { name: member.name })}
          templates={[t(`${kind}.reason1`), t(`${kind}.reason2`)]}
          audience="inside"
          confirm={t(`${kind}.button`)}
          danger={kind === 'freeze'}
          busy={act.isPending}
          onConfirm={(reason) =>
            act.mutate(
              { memberId: member.id, version: member.version, reason },
              { onSuccess: () => setOpen(false) },
            )
          }
          onClose={() => setOpen(false)}
        >
          {t(`${kind}.text`)}
        </ReasonDialog>
      )}
    </>
  );
}
