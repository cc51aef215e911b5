import { downloadKitEndpoints } from '@fairway/contract/site/download-endpoints.ts';
import { downloadKitSchemas } from '@fairway/contract/site/download-schemas.ts';
import type { z } from 'zod';
import { AppError } from '#platform/errors.ts';
import type { PartyCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { getAppDownloadUrl } from '../addresses/get-app-download-url.ts';
import { getDescriptFile } from '../addresses/get-descript-file.ts';
import { getPcDownloadUrl } from '../addresses/get-pc-download-url.ts';
import { getTestFlightDownload } from '../addresses/get-test-flight-download.ts';
import { insertReportNode } from '../reports/insert-report-node.ts';
import { readDownloadParams } from '../reports/read-download-params.ts';
import { reportDownloadParams } from '../reports/report-download-params.ts';

type Schemas = typeof downloadKitSchemas;

/** One call of the kit after its body was opened. */
export type KitOperation<Name extends keyof Schemas> = (
  app: Platform,
  call: PartyCall,
  input: z.output<Schemas[Name]['input']>,
) => Promise<z.input<Schemas[Name]['output']>>;

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

/** Runs it on what was sent. Throws `inputInvalid` with the fields that are wrong. */
export async function runKitOperation(
  app: Platform,
  call: PartyCall,
  name: KitOperationName,
  sent: unknown,
): Promise<object> {
  const { input, output } = downloadKitSchemas[name];
  const parsed = input.safeParse(sent);
  if (!parsed.success) {
    const fields = parsed.error.issues
      .slice(0, 20)
      .map(({ path, code }) => ({ field: path.join('.'), rule: code }));
    throw new AppError('inputInvalid', {}, { fields });
  }
  // The table pairs each schema with its operation; the compiler cannot follow a name through both.
  const run = operations[name] as (app: Platform, call: PartyCall, input: unknown) => Promise<object>;
  return output.parse(await run(app, call, parsed.data));
}

const names = Object.keys(operations) as KitOperationName[];
