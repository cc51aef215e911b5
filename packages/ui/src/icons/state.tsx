/** States and notices. 24 grid, line 1.75, round caps; see icon.tsx for the props. */
import { Icon, type IconProps } from './icon.tsx';

export const IconAlert = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5 3.5 19h17zM12 10v4M12 16.5v.2" />
  </Icon>
);
export const IconInfo = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 11v5M12 8v.2" />
  </Icon>
);
export const IconHelp = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M9.7 9.7c.2-1.4 1.2-2 2.4-2 1.4 0 2.400.9 2.4 2.2 0 1.8-2.4 2-2.4 3.8M12.1 16.5v.2" />
  </Icon>
);
export const IconClock = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);
export const IconHourglass = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5h10M7 19.5h10M8 4.5c0 4 4 5 4 7.5s-4 3.5-4 7.5M16 4.5c0 4-4 5-4 7.5s4 3.5 4 7.5" />
  </Icon>
);
export const IconHistory = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 5v4h4M4.8 9A8 8 0 1 1 4 12.5M12 8v4.5l3 1.5" />
  </Icon>
);
export const IconLock = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.2" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.2v2.2" />
  </Icon>
);
export const IconBan = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="m6.5 6.5 11 11" />
  </Icon>
);
export const IconShield = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.8 5 6.5v5c0 4.5 3 7.5 7 8.8 4-1.3 7-4.3 7-8.8v-5z" />
    <path d="m9 12 2.2 2.2L15.2 10" />
  </Icon>
);
export const IconBalance = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path fill="currentColor" stroke="none" d="M12 4a8 8 0 0 1 0 16z" />
  </Icon>
);
export const IconStar = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 4 2.4 5.1 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.8l5.6-.7z" />
  </Icon>
);
export const IconStarFilled = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      stroke="none"
      d="m12 4 2.4 5.1 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.8l5.6-.7z"
    />
  </Icon>
);
export const IconHeart = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19.5S4.5 15 4.5 9.5c0-2.6 2-4.5 4.1-4.5 1.5 0 2.700.8 3.4 2 .7-1.2 1.9-2 3.4-2 2.1 0 4.1 1.9 4.1 4.5 0 5.5-7.5 10-7.5 10z" />
  </Icon>
);
export const IconFire = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c.5 3-3.5 4.8-4.7 8.2-1.2 3.600.8 8.3 5 8.3 3.8 0 6-3.2 5.2-7-.5-2.2-1.8-3.5-2-5.5-1.200.8-1.7 1.8-1.7 3-1.3-1.5-2-4-1.8-7z" />
  </Icon>
);
export const IconBolt = (props: IconProps) => (
  <Icon {...props}>
    <path fill="currentColor" stroke="none" d="M13.5 3 5 13.5h5.5L9.5 21 19 9.8h-6z" />
  </Icon>
);
export const IconBell = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
  </Icon>
);
export const IconMegaphone = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 10v4h3l8.5 4V6L7.5 10zM8 14.5 9.2 19h2.3l-1-3.5M18.8 9.5c1.2 1.4 1.2 3.6 0 5" />
  </Icon>
);
export const IconKey = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8.5" cy="15.5" r="4" />
    <path d="m11.5 12.5 8-8M16 8l2.5 2.5M13.5 10.5l1.5 1.5" />
  </Icon>
);
