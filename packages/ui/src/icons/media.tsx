/** Players and devices. 24 grid, line 1.75, round caps; see icon.tsx for the props. */
import { Icon, type IconProps } from './icon.tsx';

export const IconPlay = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      stroke="none"
      d="M8 5.5v13a.6.6 0 0 0 .9.5l10.3-6.5a.6.6 0 0 0 0-1L8.9 5a.6.6 0 0 0-.9.5z"
    />
  </Icon>
);
export const IconPause = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 6v12M15.5 6v12" strokeWidth="2.6" />
  </Icon>
);
export const IconVolume = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 9.5v5h3.3L12 18V6L7.8 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />
  </Icon>
);
export const IconMuted = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 9.5v5h3.3L12 18V6L7.8 9.5zM16 10l4.5 4.5M20.5 10 16 14.5" />
  </Icon>
);
export const IconPictureInPicture = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <rect fill="currentColor" stroke="none" x="12" y="11.5" width="6" height="5" rx="1" />
  </Icon>
);
export const IconLive = (props: IconProps) => (
  <Icon {...props}>
    <circle fill="currentColor" stroke="none" cx="12" cy="12" r="2.2" />
    <path d="M8 8a5.7 5.7 0 0 0 0 8M16 8a5.7 5.7 0 0 1 0 8M5.2 5.2a9.6 9.6 0 0 0 0 13.6M18.8 5.2a9.6 9.6 0 0 1 0 13.6" />
  </Icon>
);
export const IconImage = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <circle cx="9" cy="10" r="1.6" />
    <path d="m5 17.5 4.5-4 3 2.5 3.5-4 4 4" />
  </Icon>
);
export const IconDesktop = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="11" rx="1.8" />
    <path d="M8.5 20h7M12 16v4" />
  </Icon>
);
export const IconLaptop = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="5.5" width="14" height="9.5" rx="1.5" />
    <path d="M2.5 18.5h19" />
  </Icon>
);
export const IconPhone = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7" y="3.5" width="10" height="17" rx="2.2" />
    <path d="M11 17.8h2" />
  </Icon>
);
