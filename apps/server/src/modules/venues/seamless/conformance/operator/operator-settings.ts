import { createPrivateKey, type KeyObject } from 'node:crypto';
import { systemClock } from '#platform/clock.ts';
import { createIds } from '#platform/ids.ts';
import type { OperatorSettings } from './operator-line.ts';

/** The variables of `npm run conformance -- operator <URL>`, each with what it is. */
export const operatorVariables = {
  OPERATOR_FORM: '`fairway` (our own form; the default) or `hub88`',
  OPERATOR_KEY:
    "the provider's private key, base64 of its DER (PKCS 8): Ed25519, for `hub88` RSA; the operator has the public half",
  OPERATOR_MEMBER: 'a member at the operator, with a balance of 10.00 at least',
  OPERATOR_TOKEN: 'the token of a launch of that member that stands',
  OPERATOR_CURRENCY: '`CNY` (the default) or `USDT`',
} as const;

/** Reads them. Throws RangeError that names what is missing or wrong. */
export function readOperatorSettings(
  url: string,
  given: Readonly<Record<string, string | undefined>>,
): OperatorSettings {
  const text = (name: keyof typeof operatorVariables, standard?: string): string => {
    const value = given[name] || standard;
    if (!value) throw new RangeError(`${name}: needed (${operatorVariables[name]})`);
    return value;
  };
  const form = text('OPERATOR_FORM', 'fairway');
  if (form !== 'fairway' && form !== 'hub88') throw new RangeError(`OPERATOR_FORM: no form «${form}»`);
  const currency = text('OPERATOR_CURRENCY', 'CNY');
  if (currency !== 'CNY' && currency !== 'USDT')
    throw new RangeError(`OPERATOR_CURRENCY: no currency «${currency}»`);
  return {
    url,
    form,
    key: readKey(text('OPERATOR_KEY'), form === 'hub88' ? 'rsa' : 'ed25519'),
    clock: systemClock,
    ids: createIds(systemClock),
    memberId: text('OPERATOR_MEMBER'),
    token: text('OPERATOR_TOKEN'),
    currency,
  };
}

function readKey(text: string, kind: 'rsa' | 'ed25519'): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === kind) return key;
  } catch {
    // Said below.
  }
  throw new RangeError(`OPERATOR_KEY: not an ${kind === 'rsa' ? 'RSA' : 'Ed25519'} key in PKCS 8`);
}
