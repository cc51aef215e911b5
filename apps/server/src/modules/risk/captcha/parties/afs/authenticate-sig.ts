import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { Verdict } from '../../kinds/captcha-kind.ts';
import { askParty, limits } from '../ask-party.ts';
import { letRest } from '../resting.ts';
import { canonicalQuery, signRpc } from './rpc-signature.ts';

/** What a passed slider leaves in the page, to be proven by the server. */
export interface AfsSession {
  token: string;
  sessionId: string;
  sig: string;
  scene: string;
  /** The visitor's address. */
  remoteIp: string;
}

const passed = 100;
const refused = 900;
const answerShape = z.object({ Code: z.int() });

/** AFS's `AuthenticateSig` (2018-01-12), signed with the AccessKey: whether a slider's session is real, once. */
export async function authenticateSig(app: Platform, session: AfsSession): Promise<Verdict> {
  const service = app.config.captcha.afs;
  if (!service) return 'unknown';
  const parameters = {
    Action: 'AuthenticateSig',
    Version: '2018-01-12',
    Format: 'JSON',
    AccessKeyId: service.keyId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: app.ids.uuid(),
    // Whole seconds: the service knows no finer time.
    Timestamp: app.clock
      .now()
      .toISOString()
      .replace(/\.\d{3}Z$/, 'Z'),
    Token: session.token,
    SessionId: session.sessionId,
    Sig: session.sig,
    Scene: session.scene,
    AppKey: service.appKey,
    RemoteIp: session.remoteIp,
  };
  const said = await askParty(app, 'afs', {
    url: `${service.url.replace(/\/$/, '')}/`,
    contentType: 'application/x-www-form-urlencoded',
    body: canonicalQuery({ ...parameters, Signature: signRpc('POST', parameters, service.secret) }),
    timeoutMs: limits.judgeEach,
    answer: answerShape,
  });
  if (said?.Code === passed) return 'right';
  if (said?.Code === refused) return 'wrong';
  letRest(app, 'afs');
  return 'unknown';
}
