import {
  AuditOutlined,
  BankOutlined,
  DesktopOutlined,
  FileTextOutlined,
  HomeOutlined,
  IdcardOutlined,
  PayCircleOutlined,
  ImportOutlined,
  NotificationOutlined,
  ShopOutlined,
  TeamOutlined,
  TrophyOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { Permission } from '@fairway/contract/operators/permissions.ts';
import type { ReactNode } from 'react';
import type { ParseKeys } from 'i18next';
import { paths } from '../paths.ts';

export interface MenuEntry {
  words: ParseKeys<'shell'>;
  path: string;
  icon: ReactNode;
  /** Without it everybody who is signed in sees the page. */
  permission?: Permission;
}

/** The pages in the order of the menu; what a role may not see is not shown. */
export const menuEntries: readonly MenuEntry[] = [
  { words: 'menu.home', path: paths.home, icon: <HomeOutlined /> },
  {
    words: 'menu.withdrawals',
    path: paths.withdrawals,
    icon: <PayCircleOutlined />,
    permission: 'withdrawals.read',
  },
  { words: 'menu.deposits', path: paths.deposits, icon: <BankOutlined />, permission: 'deposits.read' },
  { words: 'menu.members', path: paths.members, icon: <UserOutlined />, permission: 'members.read' },
  {
    words: 'menu.memberChanges',
    path: paths.memberChanges,
    icon: <IdcardOutlined />,
    permission: 'members.review',
  },
  { words: 'menu.venues', path: paths.venues, icon: <ShopOutlined />, permission: 'venues.read' },
  { words: 'menu.fixtures', path: paths.fixtures, icon: <TrophyOutlined />, permission: 'sportsbook.read' },
  { words: 'menu.imports', path: paths.imports, icon: <ImportOutlined />, permission: 'sportsbook.read' },
  {
    words: 'menu.messages',
    path: paths.messages,
    icon: <NotificationOutlined />,
    permission: 'messages.read',
  },
  { words: 'menu.site', path: paths.site, icon: <DesktopOutlined />, permission: 'site.read' },
  { words: 'menu.content', path: paths.content, icon: <FileTextOutlined />, permission: 'content.edit' },
  { words: 'menu.audit', path: paths.audit, icon: <AuditOutlined />, permission: 'audit.read' },
  { words: 'menu.operators', path: paths.operators, icon: <TeamOutlined />, permission: 'operators.read' },
];
