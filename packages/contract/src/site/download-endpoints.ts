import { defineEndpoints } from '../endpoint.ts';

const often = [{ per: 'address', count: 120, seconds: 60 }] as const;

/**
 * The download kit's calls (specification section 7). The site that embeds the kit is a party outside of our pages: no
 * token, and instead of a signature header a body that only the holder of our private key can open. Answers are `{
 * status_code, data, msg }`, 0 for success.
 */
export const downloadKitEndpoints = defineEndpoints({
  getDownloadKey: {
    method: 'GET',
    path: '/houtu/publicKey',
    caller: 'party',
    limits: often,
    errors: [],
    summary: 'The public key under which the download kit seals its calls',
  },
  insertReportNode: {
    method: 'POST',
    path: '/houtu/report/node/insert',
    caller: 'party',
    limits: often,
    errors: ['signatureInvalid', 'inputInvalid', 'nonceRepeated'],
    summary: 'Keeps a step of a visit that the download kit reports',
  },
  reportDownloadParams: {
    method: 'POST',
    path: '/houtu/params/report',
    caller: 'party',
    limits: often,
    errors: ['signatureInvalid', 'inputInvalid', 'nonceRepeated'],
    summary: "Keeps the parameters of a page's address for a device",
  },
  readDownloadParams: {
    method: 'POST',
    path: '/houtu/params/whight',
    caller: 'party',
    limits: often,
    errors: ['signatureInvalid', 'inputInvalid'],
    summary: 'Answers what is held for a device: its parameters and when they came',
  },
  getDescriptFile: {
    method: 'POST',
    path: '/houtu/app/descriptFile',
    caller: 'party',
    limits: often,
    errors: ['signatureInvalid', 'contentNotFound'],
    summary: "Address of the iPhone client's description file",
  },
  getTestFlightDownload: {
    method: 'POST',
    path: '/houtu/tf/api/tf/download',
    caller: 'party',
    limits: often,
    errors: ['signatureInvalid', 'contentNotFound'],
    summary: 'Address of the TestFlight client',
  },
  getPcDownloadUrl: {
    method: 'GET',
    path: '/houtu/pc/downloadUrl',
    caller: 'party',
    limits: often,
    errors: ['contentNotFound'],
    summary: 'Address of the Windows client, or of the Mac one for platform=mac or on a Mac',
  },
  getAppDownloadUrl: {
    method: 'GET',
    path: '/houtu/app/appDownLoadUrl',
    caller: 'party',
    limits: often,
    errors: ['contentNotFound'],
    summary: 'Address of the Android client, or of the TestFlight one for platform=ios or on an iPhone',
  },
  postSealedCall: {
    method: 'POST',
    path: '/houtu/{sealed}',
    caller: 'party',
    limits: often,
    errors: ['routeUnknown'],
    summary: 'Any POST of the download kit, its path encrypted',
  },
  getSealedCall: {
    method: 'GET',
    path: '/houtu/{sealed}',
    caller: 'party',
    limits: often,
    errors: ['routeUnknown'],
    summary: 'Any GET of the download kit, its path and query encrypted',
  },
  getDemoClient: {
    method: 'GET',
    path: '/houtu/demo/{file}',
    caller: 'party',
    limits: often,
    errors: ['routeUnknown'],
    summary: 'The small client files of a demonstration; not served in production',
  },
});

/** What the download widget asks the site. */
export const downloadConfigEndpoints = defineEndpoints({
  getPcDownloadConfig: {
    method: 'POST',
    path: '/api/site/v1/getPcDownloadConfig',
    caller: 'visitor',
    errors: [],
    summary: 'Addresses of the Windows and the Mac client, empty without one',
  },
  getClientResourceConfig: {
    method: 'POST',
    path: '/api/site/v1/getClientResourceConfig',
    caller: 'visitor',
    errors: [],
    summary: 'Addresses of the phone clients, the scheme that wakes them and the key of the download kit',
  },
});
