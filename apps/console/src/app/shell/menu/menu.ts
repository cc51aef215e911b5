import type { MenuGroup } from './menu-group.ts';
import { liveMenu } from './live-menu.tsx';
import { moneyMenu } from './money-menu.tsx';
import { peopleMenu } from './people-menu.tsx';
import { playMenu } from './play-menu.tsx';
import { promotionsMenu } from './promotions-menu.tsx';
import { rulesMenu } from './rules-menu.tsx';
import { securityMenu } from './security-menu.tsx';
import { startMenu } from './start-menu.tsx';

/** The pages in the order of the menu; what a role may not see is not shown. */
export const menuGroups: readonly MenuGroup[] = [
  startMenu,
  moneyMenu,
  peopleMenu,
  liveMenu,
  playMenu,
  promotionsMenu,
  rulesMenu,
  securityMenu,
];
