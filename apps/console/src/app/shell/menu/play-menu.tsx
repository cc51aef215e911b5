import {
  ApiOutlined,
  AppstoreOutlined,
  BlockOutlined,
  ControlOutlined,
  FileSearchOutlined,
  GiftOutlined,
  ImportOutlined,
  RadarChartOutlined,
  ShopOutlined,
  SlidersOutlined,
  TrophyOutlined,
} from '@ant-design/icons';
import { paths } from '../../paths.ts';
import type { MenuGroup } from './menu-group.ts';

/** Venues, games, lotteries and the sportsbook. */
export const playMenu: MenuGroup = {
  label: 'menu.play',
  entries: [
    { label: 'menu.venues', path: paths.venues, icon: <ShopOutlined />, permission: 'venues.read' },
    {
      label: 'menu.venueParties',
      path: paths.venueParties,
      icon: <ApiOutlined />,
      permission: 'venues.read',
    },
    { label: 'menu.games', path: paths.games, icon: <AppstoreOutlined />, permission: 'games.read' },
    {
      label: 'menu.gameLimits',
      path: paths.gameLimits,
      icon: <SlidersOutlined />,
      permission: 'games.read',
    },
    {
      label: 'menu.lotteryLimits',
      path: paths.lotteryLimits,
      icon: <BlockOutlined />,
      permission: 'games.read',
    },
    {
      label: 'menu.fixtures',
      path: paths.fixtures,
      icon: <TrophyOutlined />,
      permission: 'sportsbook.read',
    },
    { label: 'menu.bets', path: paths.bets, icon: <FileSearchOutlined />, permission: 'sportsbook.read' },
    {
      label: 'menu.liability',
      path: paths.liability,
      icon: <RadarChartOutlined />,
      permission: 'sportsbook.read',
    },
    {
      label: 'menu.sportsLimits',
      path: paths.sportsLimits,
      icon: <ControlOutlined />,
      permission: 'sportsbook.read',
    },
    { label: 'menu.imports', path: paths.imports, icon: <ImportOutlined />, permission: 'sportsbook.read' },
    { label: 'menu.freeRounds', path: paths.freeRounds, icon: <GiftOutlined />, permission: 'games.read' },
  ],
};
