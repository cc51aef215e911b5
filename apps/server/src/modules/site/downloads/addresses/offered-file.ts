import type { ClientDownloads } from '@fairway/contract/site/client-download-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { PartyCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { publishedConfiguration } from '../../configuration/published-configuration.ts';

type File = 'windows' | 'mac' | 'android' | 'testFlight' | 'iosDescription';

/**
 * The whole address of a file that the operator offers; a path of this server gets its origin, because the kit may be
 * on a page elsewhere. Throws `contentNotFound` until an operator has filled it in.
 */
export async function offeredFile(
  app: Platform,
  call: PartyCall,
  file: File,
): Promise<{ address: string; downloads: ClientDownloads }> {
  const { downloads } = (await publishedConfiguration(app)).configuration;
  if (downloads[file] === '') throw new AppError('contentNotFound');
  return { address: new URL(downloads[file], call.origin).href, downloads };
}
