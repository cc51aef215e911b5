import type { RoleName } from '@fairway/contract/operators/permissions.ts';
import { roleDifference } from '@fairway/contract/operators/role-difference.ts';
import { Descriptions } from 'antd';
import { useTranslation } from 'react-i18next';

/** The rights that come and go with a role. */
export function RightsChange({ from, to }: { from: RoleName | undefined; to: RoleName }) {
  const { t } = useTranslation('operators');
  const { gained = [], lost = [] } = roleDifference(from, to);
  const list = (rights: typeof gained) =>
    rights.length === 0 ? t('accounts.noRights') : rights.map((right) => t(`permission.${right}`)).join('、');
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        { key: 'gained', label: t('accounts.gained'), children: list(gained) },
        ...(from ? [{ key: 'lost', label: t('accounts.lost'), children: list(lost) }] : []),
      ]}
    />
  );
}
