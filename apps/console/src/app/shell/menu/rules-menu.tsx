import {
  BankOutlined,
  CrownOutlined,
  DesktopOutlined,
  FileTextOutlined,
  GiftOutlined,
  PayCircleOutlined,
  PercentageOutlined,
} from '@ant-design/icons';
import { paths } from '../../paths.ts';
import type { MenuGroup } from './menu-group.ts';

/** Settings and texts of the house. */
export const rulesMenu: MenuGroup = {
  label: 'menu.rules',
  entries: [
    {
      label: 'menu.cashierSettings',
      path: paths.cashierSettings,
      icon: <BankOutlined />,
      permission: 'cashier.settings',
    },
    {
      label: 'menu.payoutSettings',
      path: paths.payoutSettings,
      icon: <PayCircleOutlined />,
      permission: 'cashier.settings',
    },
    {
      label: 'menu.walletTerms',
      path: paths.walletTerms,
      icon: <PercentageOutlined />,
      permission: 'wallet.read',
    },
    {
      label: 'menu.vipGrades',
      path: paths.vipGrades,
      icon: <CrownOutlined />,
      permission: 'cashier.settings',
    },
    {
      label: 'menu.giftSettings',
      path: paths.giftSettings,
      icon: <GiftOutlined />,
      permission: 'cashier.settings',
    },
    { label: 'menu.site', path: paths.site, icon: <DesktopOutlined />, permission: 'site.read' },
    { label: 'menu.content', path: paths.content, icon: <FileTextOutlined />, permission: 'content.edit' },
  ],
};
