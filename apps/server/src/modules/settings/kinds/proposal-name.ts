import type { ProposalKind } from '@fairway/contract/operators/proposals/kinds.ts';
import type { SettingsKindName } from '@fairway/contract/settings/kinds.ts';

/** Under which name a kind's changes wait for a second person. */
export function proposalNameOf(kind: SettingsKindName): Extract<ProposalKind, `settings.${string}`> {
  return `settings.${kind}`;
}
