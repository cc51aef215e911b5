import { settingsEndpoints } from '@fairway/contract/settings/endpoints.ts';
import { settingsSchemas } from '@fairway/contract/settings/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { changeSettings } from './publishing/change-settings.ts';
import { getSettings, listSettingsVersions } from './versions/get-settings.ts';

/** Settings of every kind in the console. */
export const settingsRoutes = defineRoutes(settingsEndpoints, settingsSchemas, {
  getSettings,
  listSettingsVersions,
  changeSettings,
});
