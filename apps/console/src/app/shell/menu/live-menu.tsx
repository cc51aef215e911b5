import {
  AudioOutlined,
  CalendarOutlined,
  CommentOutlined,
  EyeOutlined,
  GiftOutlined,
  StopOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { paths } from '../../paths.ts';
import type { MenuGroup } from './menu-group.ts';

/** Broadcasts, rooms and their chat. */
export const liveMenu: MenuGroup = {
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
};
