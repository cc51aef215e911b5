import { AccountBookOutlined, ScheduleOutlined, SolutionOutlined } from '@ant-design/icons';
import { paths } from '../../paths.ts';
import type { MenuGroup } from './menu-group.ts';

/** Campaigns and what they pay. */
export const promotionsMenu: MenuGroup = {
  label: 'menu.promotions',
  entries: [
    {
      label: 'menu.campaigns',
      path: paths.campaigns,
      icon: <ScheduleOutlined />,
      permission: 'promotions.read',
    },
    {
      label: 'menu.campaignRewards',
      path: paths.campaignRewards,
      icon: <SolutionOutlined />,
      permission: 'promotions.read',
    },
    {
      label: 'menu.campaignFunds',
      path: paths.campaignFunds,
      icon: <AccountBookOutlined />,
      permission: 'promotions.read',
    },
  ],
};
