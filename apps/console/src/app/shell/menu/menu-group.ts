import type { Permission } from '@fairway/contract/operators/permissions.ts';
import type { ReactNode } from 'react';
import type { ParseKeys } from 'i18next';

interface MenuEntry {
  label: ParseKeys<'shell'>;
  path: string;
  icon: ReactNode;
  /** Without it everybody who is signed in sees the page. */
  permission?: Permission;
}

/** Pages of one kind of work; the first ones need no heading. */
export interface MenuGroup {
  label?: ParseKeys<'shell'>;
  entries: readonly MenuEntry[];
}
