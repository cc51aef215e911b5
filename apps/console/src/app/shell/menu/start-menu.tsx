import { CheckSquareOutlined, HomeOutlined } from '@ant-design/icons';
import { paths } from '../../paths.ts';
import type { MenuGroup } from './menu-group.ts';

/** What everybody begins with; it needs no heading. */
export const startMenu: MenuGroup = {
  entries: [
    { label: 'menu.home', path: paths.home, icon: <HomeOutlined /> },
    {
      label: 'menu.proposals',
      path: paths.proposals,
      icon: <CheckSquareOutlined />,
      permission: 'proposals.read',
    },
  ],
};
