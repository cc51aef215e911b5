import type { siteServiceEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteServiceSchemas } from '@fairway/contract/site/visit-schemas.ts';
import { domainRequest } from '@fairway/contract/site/domains.ts';
import { hmacSha256 } from '#platform/crypto/hash.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';

/** Who writes, for the chat frame: enough to recognise a person again, nothing that a stranger could sign in with. */
export const getEchatMetadata: Operation<
  (typeof siteServiceEndpoints)['getEchatMetadata'],
  (typeof siteServiceSchemas)['getEchatMetadata']
> = async (app, call) => ({
  visitorId: call.member?.memberId ?? hashOf(app, call.deviceId),
  signedIn: call.member !== undefined,
  language: call.language,
  siteId: domainRequest.siteId,
});

/** A device's own id stays between it and us. */
function hashOf(app: Platform, deviceId: string): string {
  return hmacSha256(app.config.secrets.server, `echat:${deviceId}`).toString('base64url').slice(0, 22);
}
