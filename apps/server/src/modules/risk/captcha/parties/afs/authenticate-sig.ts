import { z } from 'zod';
import type { AdapterMeans } from '#platform/adapters/define-adapter.ts';
import type { Verdict } from '../../kinds/captcha-kind.ts';
import { askParty, limits } from '../ask-party.ts';
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

/** AFS's address, the keys to it, and what the adapter may use. */
export interface AfsLine {
  readonly url: string;
  readonly secret: string;
  readonly keyId: string;
  readonly appKey: string;
  readonly scene: string;
  readonly means: AdapterMeans;
}

const passed = 100;
const refused = 900;
const answerShape = z.object({ Code: z.int() });

/** AFS's `AuthenticateSig` (2018-01-12), signed with the AccessKey: whether a slider's session is real, once. */
export async function authenticateSig(line: AfsLine, session: AfsSession): Promise<Verdict> {
  const { ids, clock } = line.means;
  const parameters = {
    Action: 'AuthenticateSig',
    Version: '2018-01-12',
    Format: 'JSON',
    AccessKeyId: line.keyId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: ids.uuid(),
    // Whole seconds: the service knows no finer time.
    Timestamp: clock
      .now()
      .toISOString()
      .replace(/\.\d{3}Z$/, 'Z'),
    Token: session.token,
    SessionId: session.sessionId,
    Sig: session.sig,
    Scene: session.scene,
    AppKey: line.appKey,
    RemoteIp: session.remoteIp,
  };
  const said = await askParty(line.means, {
    url: `${line.url.replace(/\/$/, '')}/`,
    contentType: 'application/x-www-form-urlencoded',
    body: canonicalQuery({ ...parameters, Signature: signRpc('POST', parameters, line.secret) }),
    timeoutMs: limits.judgeEach,
    answer: answerShape,
  });
  if (said?.Code === passed) return 'right';
  return said?.Code === refused ? 'wrong' : 'unknown';
}
