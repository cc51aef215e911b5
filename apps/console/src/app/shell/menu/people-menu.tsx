import {
  IdcardOutlined,
  MessageOutlined,
  NotificationOutlined,
  PhoneOutlined,
  UserDeleteOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { paths } from '../../paths.ts';
import type { MenuGroup } from './menu-group.ts';

/** Members, and what they write and are written. */
export const peopleMenu: MenuGroup = {
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
};
