import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HmacKey, hmacKeyOf } from './hmac-key.ts';

describe('a key for many signatures', () => {
  it.each([
    ['RFC 4231 case 2', 'Jefe', 'what do ya want for nothing?'],
    ['an empty text', 'key', ''],
    ['a key of one block', 'k'.repeat(64), 'text'],
    ['a key longer than a block', 'k'.repeat(131), 'text'],
    ['a text with 汉字', '密钥', '金额 100.00'],
    ['a long text', 'key', 'x'.repeat(5000)],
  ])('signs as HMAC-SHA256 does: %s', (_, key, text) => {
    const expected = createHmac('sha256', key).update(text).digest('hex');
    const signer = new HmacKey(key);
    expect(signer.sign(text)).toBe(expected);
    expect(signer.sign(text)).toBe(expected);
    expect(hmacKeyOf(key).sign(text)).toBe(expected);
  });

  it('signs bytes that follow the text as one with it', () => {
    const body = Buffer.from('{"amount":"100.00","备注":"\u0000"}');
    const expected = createHmac('sha256', 'key').update('POST\n/path\n').update(body).digest('hex');
    expect(new HmacKey('key').sign('POST\n/path\n', body)).toBe(expected);
  });

  it('is known by the published vector', () => {
    expect(new HmacKey('Jefe').sign('what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});
