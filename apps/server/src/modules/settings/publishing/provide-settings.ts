import { proposalKinds } from '#modules/operators';
import type { Extension } from '#platform/extension-points.ts';
import { settingsKinds, type SettingsKind } from '../kinds/define-settings.ts';
import { settingsProposal } from './settings-proposal.ts';

/** What a module's mount provides for its kinds of settings: the kinds, and how their changes wait for a second person. */
export function provideSettings(...kinds: readonly SettingsKind[]): Extension[] {
  return [settingsKinds.provide(...kinds), proposalKinds.provide(...kinds.map(settingsProposal))];
}
