import type { Permission } from '@fairway/contract/operators/permissions.ts';
import { sessionStore, useSession } from './session-store.ts';

/** Whether the signed-in operator's role holds a right. The server decides again; here it only hides what would be refused. */
export function usePermission(permission: Permission): boolean {
  return useSession()?.operator.permissions.includes(permission) ?? false;
}

export function holdsPermission(permission: Permission): boolean {
  return sessionStore.read()?.operator.permissions.includes(permission) ?? false;
}
