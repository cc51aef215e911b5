import {
  ApartmentOutlined,
  AuditOutlined,
  BankOutlined,
  CheckSquareOutlined,
  DesktopOutlined,
  DiffOutlined,
  FileSearchOutlined,
  EditOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  FundOutlined,
  HomeOutlined,
  IdcardOutlined,
  ImportOutlined,
  MessageOutlined,
  NotificationOutlined,
  PayCircleOutlined,
  PercentageOutlined,
  PhoneOutlined,
  SafetyCertificateOutlined,
  ShopOutlined,
  SwapOutlined,
  TeamOutlined,
  TrophyOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { Permission } from '@fairway/contract/operators/permissions.ts';
import type { ReactNode } from 'react';
import type { ParseKeys } from 'i18next';
import { paths } from '../paths.ts';

interface MenuEntry {
  words: ParseKeys<'shell'>;
  path: string;
  icon: ReactNode;
  /** Without it everybody who is signed in sees the page. */
  permission?: Permission;
}

/** Pages of one kind of work; the first ones need no heading. */
export interface MenuGroup {
  words?: ParseKeys<'shell'>;
  entries: readonly MenuEntry[];
}

/** The pages in the order of the menu; what a role may not see is not shown. */
export const menuGroups: readonly MenuGroup[] = [
  {
    entries: [
      { words: 'menu.home', path: paths.home, icon: <HomeOutlined /> },
      {
        words: 'menu.proposals',
        path: paths.proposals,
        icon: <CheckSquareOutlined />,
        permission: 'proposals.read',
      },
    ],
  },
  {
    words: 'menu.money',
    entries: [
      {
        words: 'menu.withdrawals',
        path: paths.withdrawals,
        icon: <PayCircleOutlined />,
        permission: 'withdrawals.read',
      },
      { words: 'menu.deposits', path: paths.deposits, icon: <BankOutlined />, permission: 'deposits.read' },
      {
        words: 'menu.depositReceipts',
        path: paths.depositReceipts,
        icon: <FileDoneOutlined />,
        permission: 'deposits.read',
      },
      { words: 'menu.matching', path: paths.matching, icon: <SwapOutlined />, permission: 'matching.read' },
      { words: 'menu.appeals', path: paths.appeals, icon: <AuditOutlined />, permission: 'matching.read' },
      {
        words: 'menu.corrections',
        path: paths.corrections,
        icon: <EditOutlined />,
        permission: 'wallet.read',
      },
      {
        words: 'menu.reconciliation',
        path: paths.reconciliation,
        icon: <DiffOutlined />,
        permission: 'wallet.read',
      },
      {
        words: 'menu.depositChannels',
        path: paths.depositChannels,
        icon: <FundOutlined />,
        permission: 'deposits.read',
      },
      { words: 'menu.chain', path: paths.chain, icon: <ApartmentOutlined />, permission: 'deposits.read' },
    ],
  },
  {
    words: 'menu.people',
    entries: [
      { words: 'menu.members', path: paths.members, icon: <UserOutlined />, permission: 'members.read' },
      {
        words: 'menu.memberChanges',
        path: paths.memberChanges,
        icon: <IdcardOutlined />,
        permission: 'members.review',
      },
      {
        words: 'menu.messages',
        path: paths.messages,
        icon: <NotificationOutlined />,
        permission: 'messages.read',
      },
      {
        words: 'menu.feedback',
        path: paths.feedback,
        icon: <MessageOutlined />,
        permission: 'feedback.read',
      },
      {
        words: 'menu.callBacks',
        path: paths.callBacks,
        icon: <PhoneOutlined />,
        permission: 'feedback.read',
      },
    ],
  },
  {
    words: 'menu.play',
    entries: [
      { words: 'menu.venues', path: paths.venues, icon: <ShopOutlined />, permission: 'venues.read' },
      {
        words: 'menu.fixtures',
        path: paths.fixtures,
        icon: <TrophyOutlined />,
        permission: 'sportsbook.read',
      },
      { words: 'menu.bets', path: paths.bets, icon: <FileSearchOutlined />, permission: 'sportsbook.read' },
      { words: 'menu.imports', path: paths.imports, icon: <ImportOutlined />, permission: 'sportsbook.read' },
    ],
  },
  {
    words: 'menu.rules',
    entries: [
      {
        words: 'menu.cashierSettings',
        path: paths.cashierSettings,
        icon: <BankOutlined />,
        permission: 'cashier.settings',
      },
      {
        words: 'menu.payoutSettings',
        path: paths.payoutSettings,
        icon: <PayCircleOutlined />,
        permission: 'cashier.settings',
      },
      {
        words: 'menu.walletTerms',
        path: paths.walletTerms,
        icon: <PercentageOutlined />,
        permission: 'wallet.read',
      },
      { words: 'menu.site', path: paths.site, icon: <DesktopOutlined />, permission: 'site.read' },
      { words: 'menu.content', path: paths.content, icon: <FileTextOutlined />, permission: 'content.edit' },
    ],
  },
  {
    words: 'menu.security',
    entries: [
      {
        words: 'menu.audit',
        path: paths.audit,
        icon: <SafetyCertificateOutlined />,
        permission: 'audit.read',
      },
      {
        words: 'menu.operators',
        path: paths.operators,
        icon: <TeamOutlined />,
        permission: 'operators.read',
      },
    ],
  },
];
