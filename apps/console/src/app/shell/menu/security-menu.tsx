import { SafetyCertificateOutlined, TeamOutlined } from '@ant-design/icons';
import { paths } from '../../paths.ts';
import type { MenuGroup } from './menu-group.ts';

/** The audit and the operators. */
export const securityMenu: MenuGroup = {
  label: 'menu.security',
  entries: [
    {
      label: 'menu.audit',
      path: paths.audit,
      icon: <SafetyCertificateOutlined />,
      permission: 'audit.read',
    },
    {
      label: 'menu.operators',
      path: paths.operators,
      icon: <TeamOutlined />,
      permission: 'operators.read',
    },
  ],
};
