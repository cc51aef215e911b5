import { roleNames, type RoleName } from '@fairway/contract/operators/permissions.ts';
import type { ListedOperator } from '@fairway/contract/operators/schemas.ts';
import { Button, Flex, Select, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { PasswordPart } from '../../../lib/proposals/password-part.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { RightsChange } from './rights-change.tsx';
import { useAccountActs } from './use-accounts.ts';

type Dialog = 'role' | 'block' | 'unblock' | 'reenrol';

/** What an administrator may do with another operator; nothing with the own account. */
export function AccountActs({ operator }: { operator: ListedOperator }) {
  const { t } = useTranslation('operators');
  const ownId = useSession()?.operator.id;
  const [dialog, setDialog] = useState<Dialog>();
  const [role, setRole] = useState<RoleName>();
  const [part, setPart] = useState<string>();
  const { changeRole, block, unblock, reenrol } = useAccountActs();
  const { id: operatorId, version, name, blocked, reenrolsAt } = operator;
  if (operatorId === ownId)
    return <Typography.Text type="secondary">{t('accounts.ownAccount')}</Typography.Text>;
  const close = () => setDialog(undefined);
  const after = { onSuccess: close };
  const confirm = (reason: string) => {
    const seen = { operatorId, version, reason };
    if (dialog === 'role' && role) changeRole.mutate({ ...seen, role }, after);
    if (dialog === 'block') block.mutate({ operatorId, reason }, after);
    if (dialog === 'unblock') unblock.mutate(seen, after);
    if (dialog === 'reenrol')
      reenrol.mutate(seen, {
        onSuccess({ passwordPart }) {
          close();
          setPart(passwordPart);
        },
      });
  };
  const offered: Dialog[] = blocked
    ? ['unblock']
    : ['role', ...(reenrolsAt ? [] : (['reenrol'] as const)), 'block'];
  return (
    <Flex gap={8} wrap>
      {offered.map((each) => (
        <Button
          key={each}
          size="small"
          danger={each === 'block'}
          onClick={() => setDialog(each)}
          aria-label={`${t(`accounts.act.${each}`)} ${name}`}
        >
          {t(`accounts.act.${each}`)}
        </Button>
      ))}
      {dialog && (
        <ReasonDialog
          title={t(`accounts.confirm.${dialog}`, { name })}
          templates={t(`accounts.reasons.${dialog}`, { returnObjects: true })}
          audience="inside"
          confirm={t(dialog === 'block' ? 'accounts.act.block' : 'accounts.propose')}
          danger={dialog === 'block'}
          busy={changeRole.isPending || block.isPending || unblock.isPending || reenrol.isPending}
          isReady={dialog !== 'role' || role !== undefined}
          onConfirm={confirm}
          onClose={close}
        >
          <Typography.Paragraph>{t(`accounts.text.${dialog}`)}</Typography.Paragraph>
          {dialog === 'role' && (
            <>
              <Select
                aria-label={t('accounts.newRole')}
                placeholder={t('accounts.newRole')}
                value={role ?? null}
                onChange={setRole}
                options={roleNames
                  .filter((value) => value !== operator.role)
                  .map((value) => ({ value, label: t(`role.${value}`) }))}
                style={{ width: '100%', marginBottom: 12 }}
              />
              {role && <RightsChange from={operator.role} to={role} />}
            </>
          )}
        </ReasonDialog>
      )}
      {part !== undefined && (
        <PasswordPart of="proposer" name={name} passwordPart={part} onClose={() => setPart(undefined)} />
      )}
    </Flex>
  );
}
