import type { Permission } from '@fairway/contract/operators/permissions.ts';
import { useSession } from './session/session-store.ts';

/** Whether the signed-in operator's role holds a right. The server decides again; here it only hides what would be refused. */
export function usePermission(permission: Permission): boolean {
  return useSession()?.operator.permissions.includes(permission) ?? false;
}
