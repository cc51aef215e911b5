import * as z from 'zod';
import type { Config } from '../config.ts';
import { canonicalBytes, isSignedBy, signature } from '../http/signature.ts';

export const signatureQuestion = z.strictObject({
  party: z.enum(['psp', 'venue', 'inbox', 'identity', 'feed', 'studio']),
  timestamp: z.string().max(64),
  nonce: z.string().max(128),
  body: z.string().max(64 * 1024),
  signature: z.string().max(256),
});

/** Signs what was pasted with the party's first key and says what is wrong with the given signature. */
export function checkSignature(config: Config, question: z.infer<typeof signatureQuestion>) {
  const { secrets } = config[question.party];
  const body = Buffer.from(question.body, 'utf8');
  const expected = signature(secrets[0], question, body);
  const matches = isSignedBy(secrets, question, body, question.signature);
  return {
    expected,
    matches,
    canonical: canonicalBytes(question, body).toString('utf8'),
    remedy: matches ? null : remedy(config, question, body),
  };
}

/** Tries the usual slips in turn. */
function remedy(config: Config, question: z.infer<typeof signatureQuestion>, body: Buffer): string {
  const { party, timestamp, nonce, signature: given } = question;
  const { secrets } = config[party];
  if (!/^v1=[0-9a-f]{64}$/.test(given)) return '签名须为「v1=」加 64 位小写十六进制。';
  if (!/^\d{13}$/.test(timestamp)) return '时间戳须为 13 位毫秒数。';
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(nonce)) return '随机串须为 16 到 64 个字母、数字、下划线或连字符。';
  const trimmed = Buffer.from(question.body.trim(), 'utf8');
  if (isSignedBy(secrets, question, trimmed, given))
    return '签名时的正文没有首尾空白，请按发送的原始字节签名。';
  const compact = compactJson(question.body);
  if (compact && isSignedBy(secrets, question, compact, given))
    return '签名的是重新序列化的正文，请按原始字节签名。';
  const others = (['psp', 'venue', 'inbox', 'identity', 'feed', 'studio'] as const).filter(
    (name) => name !== party,
  );
  const other = others.find((name) => isSignedBy(config[name].secrets, question, body, given));
  if (other) return `用了「${other}」的密钥。`;
  return '密钥、时间戳、随机串或正文至少有一处不同，请逐字节对照待签内容。';
}

function compactJson(text: string): Buffer | undefined {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(text)), 'utf8');
  } catch {
    return undefined;
  }
}
