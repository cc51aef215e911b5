import type { MemberCase } from '@fairway/contract/members/operator-schemas.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useMemberActs } from '../api/use-member-acts.ts';
import { CloseDialog } from './close-dialog.tsx';

/** Proposes to close the account, or to reopen a closed one; nothing while its closing waits and for other roles. */
export function CloseButton({ member }: { member: MemberCase }) {
  const { t } = useTranslation('members');
  const [isOpen, setOpen] = useState(false);
  const mayClose = usePermission('members.close');
  const { close, reopen } = useMemberActs();
  if (!mayClose || member.status === 'closing') return null;
  const seen = { memberId: member.id, version: member.version };
  const done = { onSuccess: () => setOpen(false) };
  if (member.status !== 'closed')
    return (
      <>
        <Button danger onClick={() => setOpen(true)}>
          {t('close.button')}
        </Button>
        {isOpen && (
          <CloseDialog
            name={member.name}
            busy={close.isPending}
            onConfirm={(fields) => close.mutate({ ...seen, ...fields }, done)}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('reopen.button')}</Button>
      {isOpen && (
        <ReasonDialog
          title={t('reopen.title', { name: member.name })}
          templates={[t('reopen.reason1'), t('reopen.reason2')]}
          audience="inside"
          confirm={t('reopen.propose')}
          busy={reopen.isPending}
          onConfirm={(reason) => reopen.mutate({ ...seen, reason }, done)}
          onClose={() => setOpen(false)}
        >
          {t('reopen.text')}
        </ReasonDialog>
      )}
    </>
  );
}
