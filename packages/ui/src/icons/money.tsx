/** Money, cards and records. 24 grid, line 1.75, round caps; see icon.tsx for the props. */
import { Icon, type IconProps } from './icon.tsx';

export const IconWallet = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.2A2.2 2.2 0 0 1 6.2 6H17a1.5 1.5 0 0 1 1.5 1.5V9M4 8.2V17a2 2 0 0 0 2 2h12.5A1.5 1.5 0 0 0 20 17.5v-7A1.5 1.5 0 0 0 18.5 9H5" />
    <circle fill="currentColor" stroke="none" cx="16.2" cy="13.8" r="1.25" />
  </Icon>
);
export const IconBank = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 4 8.5 4.5h-17zM5 20h14M6.5 11.5V17M10.2 11.5V17M13.8 11.5V17M17.5 11.5V17" />
  </Icon>
);
export const IconCard = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="M3.5 10h17M7 15h3.5" />
  </Icon>
);
export const IconCoin = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M10 16V8.5h4.5M10 12h3.5" />
  </Icon>
);
export const IconPercent = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 18 12-12" />
    <circle cx="7.5" cy="7.5" r="2.3" />
    <circle cx="16.5" cy="16.5" r="2.3" />
  </Icon>
);
export const IconChart = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4.5v15h15M8 15l3.5-4 3 2.5L19 8" />
  </Icon>
);
export const IconDocument = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 4.5h8L18.5 9v10.5H6zM13.5 4.5V9.5h5M9 13h6M9 16h6" />
  </Icon>
);
export const IconIdentity = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <circle cx="9" cy="11" r="2" />
    <path d="M5.8 16c.4-1.6 1.6-2.3 3.2-2.3s2.800.7 3.2 2.3M15 10h3M15 13.5h3" />
  </Icon>
);
export const IconTable = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5" width="16" height="14" rx="2" />
    <path d="M4 10h16M4 14.5h16M10 10v9" />
  </Icon>
);
export const IconTicket = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.5h16v3a1.8 1.8 0 0 0 0 3.5v3H4v-3a1.8 1.8 0 0 0 0-3.5zM14 7.5v1.5M14 11.5v1.5M14 15.5V17" />
  </Icon>
);
export const IconGift = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="9" width="16" height="4" rx="1" />
    <path d="M5.5 13v7h13v-7M12 9v11M12 9c-1-3-2.5-4.5-4.2-4.5C5.5 4.5 5.5 9 12 9zm0 0c1-3 2.5-4.5 4.2-4.5C18.5 4.5 18.5 9 12 9z" />
  </Icon>
);
export const IconCrown = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.5 6 18h12l2-9.5-4.7 3.5L12 6l-3.3 6z" />
  </Icon>
);
export const IconCup = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 4.5h8v5a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.2 4.5 3.7 5M16 6h3.5c0 3-1.2 4.5-3.7 5M12 13.5v3M8.5 19.5h7M10 19.5c0-2 .7-3 2-3s2 1 2 3" />
  </Icon>
);
