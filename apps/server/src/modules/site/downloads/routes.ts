import { downloadConfigEndpoints, downloadKitEndpoints } from '@fairway/contract/site/download-endpoints.ts';
import { downloadConfigSchemas, downloadKitSchemas } from '@fairway/contract/site/download-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getClientResourceConfig } from './addresses/get-client-resource-config.ts';
import { getPcDownloadConfig } from './addresses/get-pc-download-config.ts';
import { getDemoClient } from './demo/get-demo-client.ts';
import { getDownloadKey } from './kit/get-download-key.ts';
import { printedGet, printedPost } from './kit/printed-call.ts';
import { getSealedCall, postSealedCall } from './kit/sealed-call.ts';

/** The widget's configuration, and the download kit's calls on their printed paths and behind a sealed one. */
export const downloadRoutes = [
  ...defineRoutes(downloadConfigEndpoints, downloadConfigSchemas, {
    getPcDownloadConfig,
    getClientResourceConfig,
  }),
  ...defineRoutes(downloadKitEndpoints, downloadKitSchemas, {
    getDownloadKey,
    insertReportNode: printedPost('insertReportNode'),
    reportDownloadParams: printedPost('reportDownloadParams'),
    readDownloadParams: printedPost('readDownloadParams'),
    getDescriptFile: printedPost('getDescriptFile'),
    getTestFlightDownload: printedPost('getTestFlightDownload'),
    getPcDownloadUrl: printedGet('getPcDownloadUrl'),
    getAppDownloadUrl: printedGet('getAppDownloadUrl'),
    postSealedCall,
    getSealedCall,
    getDemoClient,
  }),
];
