import type { ClientDownloads } from '@fairway/contract/site/client-download-schemas.ts';

/** What a demonstration offers: small files that this server writes itself. */
export const demoDownloads: ClientDownloads = {
  windows: '/houtu/demo/fairway-windows.url',
  mac: '/houtu/demo/fairway-mac.webloc',
  android: '/houtu/demo/fairway-android.txt',
  testFlight: '',
  iosDescription: '',
  teamId: '',
  scheme: '',
};
