import {
  ApartmentOutlined,
  ApiOutlined,
  AccountBookOutlined,
  AudioOutlined,
  AuditOutlined,
  AppstoreOutlined,
  BankOutlined,
  BlockOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  CommentOutlined,
  ControlOutlined,
  CrownOutlined,
  DesktopOutlined,
  DiffOutlined,
  EyeOutlined,
  FileSearchOutlined,
  EditOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  FundOutlined,
  GiftOutlined,
  HomeOutlined,
  IdcardOutlined,
  ImportOutlined,
  MessageOutlined,
  NotificationOutlined,
  PayCircleOutlined,
  PercentageOutlined,
  PhoneOutlined,
  RadarChartOutlined,
  SafetyCertificateOutlined,
  ScheduleOutlined,
  ShopOutlined,
  StopOutlined,
  SlidersOutlined,
  SolutionOutlined,
  SwapOutlined,
  TeamOutlined,
  TrophyOutlined,
  UserDeleteOutlined,
  UserOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import type { Permission } from '@fairway/contract/operators/permissions.ts';
import type { ReactNode } from 'react';
import type { ParseKeys } from 'i18next';
import { paths } from '../paths.ts';

interface MenuEntry {
  label: ParseKeys<'shell'>;
  path: string;
  icon: ReactNode;
  /** Without it everybody who is signed in sees the page. */
  permission?: Permission;
}

/** Pages of one kind of work; the first ones need no heading. */
export interface MenuGroup {
  label?: ParseKeys<'shell'>;
  entries: readonly MenuEntry[];
}

/** The pages in the order of the menu; what a role may not see is not shown. */
export const menuGroups: readonly MenuGroup[] = [
  {
    entries: [
      { label: 'menu.home', path: paths.home, icon: <HomeOutlined /> },
      {
        label: 'menu.proposals',
        path: paths.proposals,
        icon: <CheckSquareOutlined />,
        permission: 'proposals.read',
      },
    ],
  },
  {
    label: 'menu.money',
    entries: [
      {
        label: 'menu.withdrawals',
        path: paths.withdrawals,
        icon: <PayCircleOutlined />,
        permission: 'withdrawals.read',
      },
      { label: 'menu.deposits', path: paths.deposits, icon: <BankOutlined />, permission: 'deposits.read' },
      {
        label: 'menu.depositReceipts',
        path: paths.depositReceipts,
        icon: <FileDoneOutlined />,
        permission: 'deposits.read',
      },
      { label: 'menu.matching', path: paths.matching, icon: <SwapOutlined />, permission: 'matching.read' },
      { label: 'menu.appeals', path: paths.appeals, icon: <AuditOutlined />, permission: 'matching.read' },
      {
        label: 'menu.corrections',
        path: paths.corrections,
        icon: <EditOutlined />,
        permission: 'wallet.read',
      },
      {
        label: 'menu.reconciliation',
        path: paths.reconciliation,
        icon: <DiffOutlined />,
        permission: 'wallet.read',
      },
      {
        label: 'menu.depositChannels',
        path: paths.depositChannels,
        icon: <FundOutlined />,
        permission: 'deposits.read',
      },
      { label: 'menu.chain', path: paths.chain, icon: <ApartmentOutlined />, permission: 'deposits.read' },
    ],
  },
  {
    label: 'menu.people',
    entries: [
      { label: 'menu.members', path: paths.members, icon: <UserOutlined />, permission: 'members.read' },
      {
        label: 'menu.memberChanges',
        path: paths.memberChanges,
        icon: <IdcardOutlined />,
        permission: 'members.review',
      },
      {
        label: 'menu.memberClosings',
        path: paths.memberClosings,
        icon: <UserDeleteOutlined />,
        permission: 'members.read',
      },
      {
        label: 'menu.messages',
        path: paths.messages,
        icon: <NotificationOutlined />,
        permission: 'messages.read',
      },
      {
        label: 'menu.feedback',
        path: paths.feedback,
        icon: <MessageOutlined />,
        permission: 'feedback.read',
      },
      {
        label: 'menu.callBacks',
        path: paths.callBacks,
        icon: <PhoneOutlined />,
        permission: 'feedback.read',
      },
    ],
  },
  {
    label: 'menu.live',
    entries: [
      {
        label: 'menu.liveWall',
        path: paths.liveWall,
        icon: <VideoCameraOutlined />,
        permission: 'live.read',
      },
      {
        label: 'menu.liveSchedule',
        path: paths.liveSchedule,
        icon: <CalendarOutlined />,
        permission: 'live.read',
      },
      {
        label: 'menu.liveRooms',
        path: paths.liveRooms,
        icon: <EyeOutlined />,
        permission: 'live.read',
      },
      { label: 'menu.anchors', path: paths.anchors, icon: <AudioOutlined />, permission: 'live.read' },
      {
        label: 'menu.chats',
        path: paths.chats,
        icon: <CommentOutlined />,
        permission: 'live.read',
      },
      {
        label: 'menu.chatTerms',
        path: paths.chatTerms,
        icon: <StopOutlined />,
        permission: 'live.read',
      },
      { label: 'menu.gifts', path: paths.gifts, icon: <GiftOutlined />, permission: 'live.read' },
    ],
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
];
