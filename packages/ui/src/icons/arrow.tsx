/** Arrows and chevrons. 24 grid, line 1.75, round caps; see icon.tsx for the props. */
import { Icon, type IconProps } from './icon.tsx';

export const IconChevronDown = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Icon>
);
export const IconChevronUp = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 14.5 5.5-5.5 5.5 5.5" />
  </Icon>
);
export const IconChevronRight = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);
export const IconChevronLeft = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);
export const IconArrowUp = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19V5.5M6.5 11 12 5.5l5.5 5.5" />
  </Icon>
);
export const IconArrowDown = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />
  </Icon>
);
export const IconArrowRight = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h13.5M13 6.5l5.5 5.5-5.5 5.5" />
  </Icon>
);
export const IconTriangleUp = (props: IconProps) => (
  <Icon {...props}>
    <path fill="currentColor" stroke="none" d="M12 7.5 18 16H6z" />
  </Icon>
);
export const IconTriangleDown = (props: IconProps) => (
  <Icon {...props}>
    <path fill="currentColor" stroke="none" d="M12 16.5 6 8h12z" />
  </Icon>
);
export const IconDoubleUp = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 12.5 5.5-5.5 5.5 5.5M6.5 18 12 12.5 17.5 18" />
  </Icon>
);
export const IconSwap = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 9h14l-3.5-3.5M19.5 15h-14l3.5 3.5" />
  </Icon>
);
export const IconUndo = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 9.5h9.5a5 5 0 0 1 0 10H9M5 9.5 9 5.5M5 9.5l4 4" />
  </Icon>
);
export const IconRefresh = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 9A8 8 0 0 0 5 8M4.5 4v4.2h4.2M4.5 15A8 8 0 0 0 19 16M19.5 20v-4.2h-4.2" />
  </Icon>
);
export const IconExternal = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 4.5h6v6M19.5 4.5l-8 8M10 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5V14" />
  </Icon>
);
export const IconShare = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 5 20 11l-6.5 6v-3.7C9 13.3 6 15 4 18.5 4.5 13 7.5 9.2 13.5 8.7z" />
  </Icon>
);
export const IconExpand = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />
  </Icon>
);
