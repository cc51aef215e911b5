import type { AuditObjectKind } from '@fairway/contract/operators/audit-objects.ts';
import type { Permission } from '@fairway/contract/operators/permissions.ts';
import type { ProposalKind as ProposalKindName } from '@fairway/contract/operators/proposals/kinds.ts';
import type { Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import type { ApprovalRow } from '../approvals/approvals-store.ts';

/** What one operator proposes and another decides. Modules hand in theirs through their mount; the console shows them in one list. */
export interface ProposalKind {
  name: ProposalKindName;
  rights: { read: Permission; propose: Permission; decide: Permission };
  /** What kind of object the audit row names. */
  objectKind: AuditObjectKind;
  /** What the object would become, from the stored payload: the second person's «after». */
  after(payload: unknown): unknown;
  /** The operator whose own account it changes: that one neither approves nor refuses it. */
  concerns?(row: ApprovalRow): string;
  /** The second person's half of a first password that the approval makes valid, from the proposal's id. */
  passwordPart?(app: Platform, proposalId: string): string;
  /** Locks the object and answers its version: another one than it was proposed on voids the proposal. */
  lockVersion(tx: Tx, objectId: string): Promise<string>;
  /** Does what was proposed, checked again by the rules as they are now, in the transaction of the approval. */
  carryOut(tx: Tx, app: Platform, call: OperatorCall, row: ApprovalRow): Promise<void>;
  /** Takes back what held only while the proposal waited, in the transaction that refuses or withdraws it. */
  drop?(tx: Tx, app: Platform, row: ApprovalRow): Promise<void>;
}

/** What can be proposed: modules below provide their kinds in their mounts. */
export const proposalKinds = defineExtensionPoint<ProposalKind>('proposal kinds');

export function proposalKindOf(app: Platform, name: string): ProposalKind | undefined {
  return proposalKinds.all(app).find((kind) => kind.name === name);
}

/** The kinds that a holder of these rights sees. */
export function proposalKindsFor(app: Platform, permissions: readonly Permission[]): ProposalKind[] {
  return proposalKinds.all(app).filter(({ rights }) => permissions.includes(rights.read));
}
