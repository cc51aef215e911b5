export { defineSettings, type Published, type SettingsKind } from './kinds/define-settings.ts';
export { publishDirectly, publishFirst } from './publishing/publish-directly.ts';
export { provideSettings } from './publishing/provide-settings.ts';
export { forgetSettings, publishedSettings, publishedVersion } from './versions/published-settings.ts';
export { readSettings, readSettingsAt, type VersionedSettings } from './versions/read-settings.ts';
