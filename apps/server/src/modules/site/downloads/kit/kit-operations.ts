import { downloadKitEndpoints } from '@fairway/contract/site/download-endpoints.ts';
import { downloadKitSchemas } from '@fairway/contract/site/download-schemas.ts';
import type { z } from 'zod';
import { sha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { PartyCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { getAppDownloadUrl } from '../addresses/get-app-download-url.ts';
import { getDescriptFile } from '../addresses/get-descript-file.ts';
import { getPcDownloadUrl } from '../addresses/get-pc-download-url.ts';
import { getTestFlightDownload } from '../addresses/get-test-flight-download.ts';
import { insertReportNode } from '../reports/insert-report-node.ts';
import { readDownloadParams } from '../reports/read-download-params.ts';
import { noteCall } from '../reports/reports-store.ts';
import { reportDownloadParams } from '../reports/report-download-params.ts';

type Schemas = typeof downloadKitSchemas;

/** One call of the kit after its body was opened. */
export type KitOperation<Name extends keyof Schemas> = (
  app: Platform,
  call: PartyCall,
  input: z.output<Schemas[Name]['input']>,
) => Promise<z.input<Schemas[Name]['output']>>;

/** These write: a copy of a call that did is not taken again. */
const writing: ReadonlySet<keyof Schemas> = new Set(['insertReportNode', 'reportDownloadParams']);

const operations = {
  insertReportNode,
  reportDownloadParams,
  readDownloadParams,
  getDescriptFile,
  getTestFlightDownload,
  getPcDownloadUrl,
  getAppDownloadUrl,
};

export type KitOperationName = keyof typeof operations;

/** The operation that a method and a path after `/houtu/` name; undefined for any other. */
export function findKitOperation(method: string, path: string): KitOperationName | undefined {
  return names.find((name) => {
    const endpoint = downloadKitEndpoints[name];
    return endpoint.method === method && endpoint.path === `/houtu/${path}`;
  });
}

/**
 * Runs it on what was sent. `wrappedKey` is the call's own key as it travelled. Throws `inputInvalid` with the fields that are
 * wrong, and `nonceRepeated` for a copy of a call that wrote something.
 */
export async function runKitOperation(
  app: Platform,
  call: PartyCall,
  name: KitOperationName,
  { sent, wrappedKey = '' }: { sent: unknown; wrappedKey?: string },
): Promise<object> {
  const { input, output } = downloadKitSchemas[name];
  const parsed = input.safeParse(sent);
  if (!parsed.success) {
    const fields = parsed.error.issues
      .slice(0, 20)
      .map(({ path, code }) => ({ field: path.join('.'), rule: code }));
    throw new AppError('inputInvalid', {}, { fields });
  }
  if (writing.has(name) && !(await noteCall(app.db, keyHashOf(wrappedKey), app.clock.now())))
    throw new AppError('nonceRepeated');
  // The table pairs each schema with its operation; the compiler cannot follow a name through both.
  const run = operations[name] as (app: Platform, call: PartyCall, input: unknown) => Promise<object>;
  return output.parse(await run(app, call, parsed.data));
}

/** Of the bytes, not of their spelling: base64url has several for one key. */
function keyHashOf(wrappedKey: string): Buffer {
  return sha256(Buffer.from(wrappedKey, 'base64url'));
}

const names = Object.keys(operations) as KitOperationName[];
