import type { OperatorSession } from '#platform/http/authenticate.ts';
import type { Platform } from '#platform/platform.ts';

/** The console session behind a token; undefined for a token that never was. */
export async function authenticateOperator(
  _app: Platform,
  _token: string,
): Promise<OperatorSession | undefined> {
  return undefined;
}
