import { CheckOutlined } from '@ant-design/icons';
import { permissions, roleNames, rolePermissions } from '@fairway/contract/operators/permissions.ts';
import { useTranslation } from 'react-i18next';
import styles from './role-matrix.module.css';

/** Every right against every role, as the server decides by it. */
export function RoleMatrix() {
  const { t } = useTranslation('operators');
  return (
    <div className={styles['scroll']}>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">{t('accounts.right')}</th>
            {roleNames.map((role) => (
              <th key={role} scope="col">
                {t(`role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">
                {t(`permission.${permission}`)}
                <code>{permission}</code>
              </th>
              {roleNames.map((role) => (
                <td key={role}>
                  {rolePermissions[role].includes(permission) && (
                    <CheckOutlined aria-label={t('accounts.may')} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
