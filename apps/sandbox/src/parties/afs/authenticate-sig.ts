import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { PlainOperation } from '../../http/plain-operation.ts';
import type { Outcome } from '../../http/spoil-answer.ts';
import { instant } from '../../platform/clock.ts';
import type { Stage } from '../../stage.ts';
import { takeNonce, takeSession } from './afs-store.ts';

const staleMs = 15 * 60_000;

const text = z.string().min(1).max(1000);
const request = z
  .object({
    Action: z.literal('AuthenticateSig'),
    Version: z.literal('2018-01-12'),
    Format: z.literal('JSON'),
    AccessKeyId: text,
    SignatureMethod: z.literal('HMAC-SHA1'),
    SignatureVersion: z.literal('1.0'),
    SignatureNonce: text,
    Timestamp: z.iso.datetime({ precision: 0 }),
    Signature: text,
    Token: text,
    SessionId: text,
    Sig: text,
    Scene: text,
    AppKey: text,
    RemoteIp: text,
  })
  .catchall(z.string());
type Signed = z.infer<typeof request>;

/** `POST /afs/`: the server's signed question whether a session is real; it holds once. */
export function authenticateSig(stage: Stage): PlainOperation<Signed> {
  const { book, clock, config } = stage;
  return {
    party: 'afs',
    path: '/afs/',
    operation: 'AuthenticateSig',
    schema: request,
    about: (input) => input.Token,
    act(input) {
      const now = clock.now();
      if (input.AccessKeyId !== config.afs.keyId) return fault(404, 'InvalidAccessKeyId.NotFound');
      if (!isSigned(input, config.afs.secret)) return fault(400, 'SignatureDoesNotMatch');
      if (Math.abs(new Date(input.Timestamp).getTime() - now.getTime()) > staleMs)
        return fault(400, 'InvalidTimeStamp.Expired');
      const until = instant(new Date(now.getTime() + 2 * staleMs));
      if (!takeNonce(book, input.SignatureNonce, instant(now), until))
        return fault(400, 'SignatureNonceUsed');
      if (input.AppKey !== config.afs.appKey) return verdict(400, 'appkey error');
      const { SessionId: sessionId, Sig: sig, Token: token, Scene: scene } = input;
      const real = takeSession(book, { sessionId, sig, token, scene, until: instant(now) });
      return real ? verdict(100, 'OK') : verdict(900, 'sig invalid');
    },
  };
}

function isSigned(input: Signed, secret: string): boolean {
  const { Signature: given, ...signed } = input;
  const query = Object.entries(signed)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
  const expected = createHmac('sha1', `${secret}&`)
    .update(`POST&%2F&${encoded(query)}`)
    .digest('base64');
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const encoded = (part: string) =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const verdict = (Code: number, Msg: string): Outcome => ({
  status: 200,
  body: { Code, Msg, RequestId: randomUUID().toUpperCase() },
});

const fault = (status: number, Code: string): Outcome => ({
  status,
  body: { Code, Message: Code, RequestId: randomUUID().toUpperCase(), HostId: 'afs.aliyuncs.com' },
});
