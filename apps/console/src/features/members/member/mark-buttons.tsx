import { memberMarks, type MemberMark } from '@fairway/contract/members/statuses.ts';
import type { MemberCase } from '@fairway/contract/members/operator-schemas.ts';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useMemberActs } from '../api/use-member-acts.ts';

/** What an operator may do about an account beside freezing it: its marks, and the second factor of a member who has lost it. */
export function MarkButtons({ member }: { member: MemberCase }) {
  const { t } = useTranslation('members');
  const [open, setOpen] = useState<MemberMark | 'factor'>();
  const may = usePermission('members.freeze');
  const { mark, endFactor } = useMemberActs();
  if (!may) return null;
  const close = () => setOpen(undefined);
  const labelOf = (act: MemberMark | 'factor') =>
    act === 'factor' ? 'factor' : member.marks[act] ? (`${act}Off` as const) : (`${act}On` as const);
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [...memberMarks, 'factor' as const].map((act) => ({
            key: act,
            label: t(`mark.${labelOf(act)}.button`),
            onClick: () => setOpen(act),
          })),
        }}
      >
        <Button>{t('mark.more')}</Button>
      </Dropdown>
      {open && (
        <ReasonDialog
          title={t(`mark.${labelOf(open)}.title`, { name: member.name })}
          templates={[t(`mark.${labelOf(open)}.reason`)]}
          audience="inside"
          confirm={t(`mark.${labelOf(open)}.button`)}
          busy={mark.isPending || endFactor.isPending}
          onConfirm={(reason) => {
            if (open === 'factor') endFactor.mutate({ memberId: member.id, reason }, { onSuccess: close });
            else
              mark.mutate(
                {
                  memberId: member.id,
                  version: member.version,
                  mark: open,
                  on: !member.marks[open],
                  reason,
                },
                { onSuccess: close },
              );
          }}
          onClose={close}
        >
          {t(`mark.${labelOf(open)}.text`)}
        </ReasonDialog>
      )}
    </>
  );
}
