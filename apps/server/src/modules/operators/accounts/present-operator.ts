import { rolePermissions } from '@fairway/contract/operators/permissions.ts';
import type { Operator } from '@fairway/contract/operators/schemas.ts';
import type { OperatorRow } from './operators-store.ts';

export function presentOperator(row: Pick<OperatorRow, 'id' | 'name' | 'role'>): Operator {
  return { id: row.id, name: row.name, role: row.role, permissions: [...rolePermissions[row.role]] };
}
