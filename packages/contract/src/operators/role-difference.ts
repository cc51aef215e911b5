import { rolePermissions, type Permission, type RoleName } from './permissions.ts';

/** The rights that come and go with a change of role; without a role before, all of them come. A list that would be empty is left out. */
export function roleDifference(
  from: RoleName | undefined,
  to: RoleName,
): { gained?: Permission[]; lost?: Permission[] } {
  const had = from ? rolePermissions[from] : [];
  const has = rolePermissions[to];
  const gained = has.filter((right) => !had.includes(right));
  const lost = had.filter((right) => !has.includes(right));
  return { ...(gained.length > 0 && { gained }), ...(lost.length > 0 && { lost }) };
}
