import {
  ApartmentOutlined,
  AuditOutlined,
  BankOutlined,
  DiffOutlined,
  EditOutlined,
  FileDoneOutlined,
  FundOutlined,
  PayCircleOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { paths } from '../../paths.ts';
import type { MenuGroup } from './menu-group.ts';

/** Deposits, withdrawals and the books. */
export const moneyMenu: MenuGroup = {
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
};
