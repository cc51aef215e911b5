import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { nothing } from '../fields.ts';
import type { downloadConfigEndpoints, downloadKitEndpoints } from './download-endpoints.ts';

/**
 * What a device says of itself or an address, without what no database keeps: a page is not held up by what its address
 * said.
 */
const said = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.toWellFormed().replaceAll('\u0000', ''));

/** What every sealed body begins with; what a client says of its device are stored and decide nothing. */
const device = {
  appkey: z.string().regex(/^[\w.-]{1,40}$/),
  platform: z.enum(['windows', 'mac', 'android', 'ios', 'other']).default('other'),
  screenSize: z
    .string()
    .regex(/^(?:\d{1,5}x\d{1,5})?$/)
    .default(''),
  mobileType: said(60).default(''),
  mobileVersion: said(40).default(''),
  deviceId: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
};

/** The parameters of a page's address. */
const query = z
  .record(said(64), said(500))
  .refine((all) => Object.keys(all).length <= 50)
  .default({});

const withDevice = { ...device, deviceId: device.deviceId.unwrap() };
/** The body after opening; for a GET the query. */
const body = {
  node: z.strictObject({
    ...device,
    query,
    node: z
      .string()
      .regex(/^[\w.-]{1,40}$/)
      .default('open'),
  }),
  params: z.strictObject({ ...withDevice, query }),
  device: z.strictObject(withDevice),
  any: z.strictObject(device),
  address: z.strictObject({ appkey: device.appkey.optional(), platform: z.string().max(20).optional() }),
};

/** Answers carry `status_code` and `msg` beside these. */
const url = z.strictObject({ url: z.string(), category: z.string(), teamId: z.string() });

export const downloadKitSchemas = {
  getDownloadKey: { input: nothing, output: z.strictObject({ key: z.string() }) },
  insertReportNode: { input: body.node, output: z.strictObject({ id: z.string() }) },
  reportDownloadParams: { input: body.params, output: z.strictObject({ deviceId: z.string() }) },
  readDownloadParams: {
    input: body.device,
    output: z.strictObject({
      known: z.boolean(),
      query: z.record(z.string(), z.string()),
      reportedAt: z.string().nullable(),
    }),
  },
  getDescriptFile: { input: body.any, output: z.strictObject({ descAddr: z.string(), teamId: z.string() }) },
  getTestFlightDownload: { input: body.any, output: url },
  getPcDownloadUrl: { input: body.address, output: url },
  getAppDownloadUrl: { input: body.address, output: url },
  postSealedCall: { input: z.unknown(), output: z.unknown() },
  getSealedCall: { input: z.unknown(), output: z.unknown() },
  getDemoClient: { input: z.unknown(), output: z.unknown() },
} satisfies SchemasOf<typeof downloadKitEndpoints>;

export const downloadConfigSchemas = {
  getPcDownloadConfig: {
    input: nothing,
    output: z.strictObject({ windows: z.string(), mac: z.string() }),
  },
  getClientResourceConfig: {
    input: nothing,
    output: z.strictObject({
      android: z.string(),
      testFlight: z.string(),
      scheme: z.string(),
      /** SPKI, base64url. */
      publicKey: z.string(),
    }),
  },
} satisfies SchemasOf<typeof downloadConfigEndpoints>;
