import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { firstConfiguration } from '../first-configuration.ts';
import { offeredCaptchas } from './offered-captchas.ts';
import { findConfiguration, insertConfiguration } from '../site-configurations-store.ts';

/**
 * Writes the version after the one that the operator saw, and its audit row under the call's own name. Throws `editConflict`
 * when another version came in between, `inputInvalid` for a captcha whose service is not configured.
 */
export async function writeVersion(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  action: 'updateSiteConfig' | 'saveSiteDraft',
  { version: seen, ...configuration }: SiteConfiguration & { version: number },
): Promise<number> {
  const newest = await findConfiguration(tx);
  if ((newest?.version ?? 1) !== seen) throw new AppError('editConflict');
  const { kind } = configuration.verification;
  const chosen = kind !== (newest?.configuration ?? firstConfiguration).verification.kind;
  if (chosen && !offeredCaptchas(app).includes(kind)) throw new AppError('inputInvalid');

  const version = seen + 1;
  const { operatorId: id, name } = call.operator;
  const at = app.clock.now();
  const written = await insertConfiguration(tx, { version, configuration, operator: { id, name }, at });
  // Two editors of one version can both get this far; the key admits one of them.
  if (!written) throw new AppError('editConflict');

  await app.audit(tx, call, {
    action,
    object: { kind: 'siteConfiguration', id: String(version) },
    before: newest?.configuration ?? firstConfiguration,
    after: configuration,
  });
  return version;
}
