/** Sports and venues. 24 grid, line 1.75, round caps; see icon.tsx for the props. */
import { Icon, type IconProps } from './icon.tsx';

export const IconSoccer = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.2" />
    <path d="m12 8.5 3.3 2.4-1.3 3.9h-4l-1.3-3.9zM12 8.5V4M15.3 10.9l4.5-1.2M14 14.8l2.7 3.7M10 14.8l-2.7 3.7M8.7 10.9 4.2 9.7" />
  </Icon>
);
export const IconBasketball = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M3.8 12h16.4M12 3.8v16.4M6.2 6.2c3 3 3 8.6 0 11.6M17.8 6.2c-3 3-3 8.6 0 11.6" />
  </Icon>
);
export const IconTennis = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M5.5 7c3.7 1.5 5.2 6 3.3 12M18.5 17c-3.7-1.5-5.2-6-3.3-12" />
  </Icon>
);
export const IconVolleyball = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M12 12c0-3 1-6 3.5-7.5M12 12c2.6-1.5 5.5-2 8-.5M12 12c-2.6 1.5-4.5 4-4.5 7M12 12c-2-1.8-5-2.6-8-1.5M12 12c1 2.5 3 4.5 5.5 6" />
  </Icon>
);
export const IconTableTennis = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4.5a5.5 5.5 0 0 1 5.5 5.5c0 3-3 6-6.5 5.5l-4.5-4.5C8 7.5 11 4.5 14 4.5zM9 13.5 4.5 19.5M13 15.5 9 11.5" />
    <circle cx="17.5" cy="18.5" r="1.8" />
  </Icon>
);
export const IconGamepad = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 7.5h10a4 4 0 0 1 3.9 3.2l.9 4.3a2.5 2.5 0 0 1-4.5 1.9L15.5 14.5h-7l-1.8 2.4A2.5 2.5 0 0 1 2.2 15l.9-4.3A4 4 0 0 1 7 7.5zM8 9.8v3M6.5 11.3h3" />
    <circle fill="currentColor" stroke="none" cx="16" cy="10.5" r="1" />
    <circle fill="currentColor" stroke="none" cx="17.8" cy="12.5" r="1" />
  </Icon>
);
export const IconCards = (props: IconProps) => (
  <Icon {...props}>
    <rect x="8.5" y="5" width="10.5" height="14.5" rx="2" transform="rotate(8 13.7 12.2)" />
    <path d="m7.5 6.5-2 .6a1.8 1.8 0 0 0-1.2 2.3l2.7 8" />
    <path
      fill="currentColor"
      stroke="none"
      d="M13.8 9.5c1.5 1.7 2.3 2.3 2.1 3.6-.2 1-1.5 1.2-2.100.4-.6.8-1.900.6-2.1-.4-.2-1.300.6-1.9 2.1-3.6z"
    />
  </Icon>
);
export const IconDice = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="4.5" width="15" height="15" rx="3.5" />
    <circle fill="currentColor" stroke="none" cx="9" cy="9" r="1.3" />
    <circle fill="currentColor" stroke="none" cx="15" cy="9" r="1.3" />
    <circle fill="currentColor" stroke="none" cx="12" cy="12" r="1.3" />
    <circle fill="currentColor" stroke="none" cx="9" cy="15" r="1.3" />
    <circle fill="currentColor" stroke="none" cx="15" cy="15" r="1.3" />
  </Icon>
);
export const IconSlot = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="6" width="15" height="12" rx="2" />
    <path d="M8.5 6v12M13.5 6v12M18.5 12h1.5V7.5M5 10.5h2l-1.2 3.5M10 10.5h2l-1.2 3.5M15 10.5h2l-1.2 3.5" />
    <circle fill="currentColor" stroke="none" cx="20" cy="6.5" r="1.3" />
  </Icon>
);
export const IconLotto = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="9.5" r="5" />
    <circle cx="16" cy="15.5" r="4.5" />
    <path d="M8 7.8 9.5 7v5M14.8 14.3c1.2-1.4 2.7-.2 1.9 1l-1.9 2.2h2.5" />
  </Icon>
);
export const IconTile = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6" y="4" width="12" height="16" rx="2.2" />
    <path d="M9 10h6v3.5H9zM12 7.5v9" />
  </Icon>
);
export const IconFish = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 12c2.5-4.5 9-6.5 13.5-1.5L20.5 7v10L17 13.5C12.5 18.5 6 16.5 3.5 12z" />
    <circle fill="currentColor" stroke="none" cx="7.8" cy="11.3" r="1" />
  </Icon>
);
export const IconFlag = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 20.5v-16M6.5 5h10.5l-2.5 3.5L17 12H6.5" />
  </Icon>
);
