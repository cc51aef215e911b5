/** Things a person does. 24 grid, line 1.75, round caps; see icon.tsx for the props. */
import { Icon, type IconProps } from './icon.tsx';

export const IconClose = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 6.5 11 11m0-11-11 11" />
  </Icon>
);
export const IconPlus = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Icon>
);
export const IconMinus = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 12h13" />
  </Icon>
);
export const IconCheck = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.6 4.5L19 7.5" />
  </Icon>
);
export const IconSearch = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.2 4.2" />
  </Icon>
);
export const IconCopy = (props: IconProps) => (
  <Icon {...props}>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2.2" />
    <path d="M15.5 8.5V6.7a2.2 2.2 0 0 0-2.2-2.2H6.7a2.2 2.2 0 0 0-2.2 2.2v6.6a2.2 2.2 0 0 0 2.2 2.2h1.8" />
  </Icon>
);
export const IconTrash = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />
  </Icon>
);
export const IconPencil = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 19l.8-3.8L16 5l3 3L8.8 18.2zM13.8 7.2l3 3" />
  </Icon>
);
export const IconSend = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12 20 4.5 14.5 20l-3-6.5zM11.5 13.5 20 4.5" />
  </Icon>
);
export const IconDownload = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5v10M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />
  </Icon>
);
export const IconUpload = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V5M7.5 9 12 4.5 16.5 9M5 19.5h14" />
  </Icon>
);
export const IconLogOut = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H10M14.5 8l4 4-4 4M9.5 12h9" />
  </Icon>
);
export const IconFilter = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6.5h15M7.5 12h9M10.5 17.5h3" />
  </Icon>
);
export const IconSliders = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 8h9M17.5 8h2M4.5 16h2M10.5 16h9" />
    <circle cx="15.5" cy="8" r="2" />
    <circle cx="8.5" cy="16" r="2" />
  </Icon>
);
export const IconMore = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 12h.2M12 12h.2M18 12h.2" strokeWidth="2.8" />
  </Icon>
);
export const IconLink = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 13.5a3.5 3.5 0 0 0 5 0l3.5-3.5a3.5 3.5 0 0 0-5-5L12 6.5M14 10.5a3.5 3.5 0 0 0-5 0L5.5 14a3.5 3.5 0 0 0 5 5l1.5-1.5" />
  </Icon>
);
export const IconPin = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 4.5h6l-.8 6 3.3 3.5h-11l3.3-3.5zM12 14v6" />
  </Icon>
);
export const IconScan = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 9V6a1.5 1.5 0 0 1 1.5-1.5h3M15 4.5h3A1.5 1.5 0 0 1 19.5 6v3M19.5 15v3a1.5 1.5 0 0 1-1.5 1.5h-3M9 19.5H6A1.5 1.5 0 0 1 4.5 18v-3M4.5 12h15" />
  </Icon>
);
export const IconQrMark = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2.5v2.5h-2.5zM19.5 14v2M14 19.5h2M19.5 19.5v-.2" />
  </Icon>
);
export const IconEye = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.8 12S6 6 12 6s9.2 6 9.2 6-3.2 6-9.2 6-9.2-6-9.2-6z" />
    <circle cx="12" cy="12" r="2.6" />
  </Icon>
);
export const IconEyeOff = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4.5 20 19.5M9.8 6.3A9.5 9.5 0 0 1 12 6c6 0 9.2 6 9.2 6a15 15 0 0 1-3 3.5M6.5 8A14.5 14.5 0 0 0 2.8 12S6 18 12 18a9.6 9.6 0 0 0 4-.9M10.2 10.3a2.6 2.6 0 0 0 3.6 3.6" />
  </Icon>
);
