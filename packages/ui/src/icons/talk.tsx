/** People and conversation. 24 grid, line 1.75, round caps; see icon.tsx for the props. */
import { Icon, type IconProps } from './icon.tsx';

export const IconUser = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.5" r="3.8" />
    <path d="M4.5 20c.7-4 3.8-6 7.5-6s6.8 2 7.5 6" />
  </Icon>
);
export const IconUsers = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9.5" cy="9" r="3.3" />
    <path d="M3.5 19c.5-3.3 3-5 6-5s5.5 1.7 6 5M15.5 6a3.2 3.2 0 0 1 0 6M17.5 14.5c1.700.7 2.7 2.3 3 4.5" />
  </Icon>
);
export const IconHeadset = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1zM19.5 13.5h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1zM18.5 18.5c0 1.5-1.5 2.5-4 2.5" />
  </Icon>
);
export const IconChat = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5A2 2 0 0 1 6 4.5h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6.5L7 20v-3.5H6a2 2 0 0 1-2-2zM8 9h8M8 12h5" />
  </Icon>
);
export const IconBubble = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.5C4 7.5 7.5 5 12 5s8 2.5 8 6.5-3.5 6.5-8 6.5c-.9 0-1.7-.1-2.5-.3L5.5 19.5l.8-3.2A6 6 0 0 1 4 11.5z" />
  </Icon>
);
export const IconDanmaku = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5A2 2 0 0 1 6 4.5h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM7.5 9h5M15 9h1.5M7.5 13h2M12 13h4.5" />
  </Icon>
);
export const IconMail = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="m4.5 7.5 7.5 6 7.5-6" />
  </Icon>
);
export const IconSmile = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M8.5 14c1.8 2.6 5.2 2.6 7 0M9 9.5v.2M15 9.5v.2" />
  </Icon>
);
export const IconCake = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5h15v-6a2 2 0 0 0-2-2h-11a2 2 0 0 0-2 2zM4.5 15.5c2 1.5 3 0 5 0s3 1.5 5 0 3 0 5 0M12 11.5V8M12 5.5v-.2" />
  </Icon>
);
