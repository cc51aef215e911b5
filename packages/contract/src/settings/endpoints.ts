import { defineEndpoints } from '../endpoint.ts';

/** Versioned settings of every kind: read, followed through their versions, changed. A second person's decision is `approveProposal`. */
export const settingsEndpoints = defineEndpoints({
  getSettings: {
    method: 'POST',
    path: '/api/settings/v1/operator/getSettings',
    caller: 'operator',
    permission: 'settings.read',
    errors: ['permissionMissing'],
    summary: 'The newest version of one kind of settings, and the change that waits for a second person',
  },
  listSettingsVersions: {
    method: 'POST',
    path: '/api/settings/v1/operator/listSettingsVersions',
    caller: 'operator',
    permission: 'settings.read',
    errors: ['permissionMissing'],
    summary:
      'The versions of one kind of settings, newest first, with their author, second person and reason',
  },
  changeSettings: {
    method: 'POST',
    path: '/api/settings/v1/operator/changeSettings',
    caller: 'operator',
    permission: 'settings.change',
    once: true,
    errors: ['permissionMissing', 'editConflict', 'settingInvalid', 'settingsUnchanged'],
    summary:
      'Proposes a new version, replacing a proposal that waits; published at once only where the change moves no money',
  },
});
