import {
  homeAreaCode,
  phoneAreaOf,
  restrictedPhonePrefixes,
} from '@fairway/contract/members/phones/areas.ts';
import { phoneFault } from '@fairway/contract/members/phones/phone.ts';
import type { CodeTarget } from '@fairway/contract/members/verification/code-schemas.ts';
import { AppError, restoreAppError, type Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { CodeAddress } from '#modules/risk';
import { publishedConfiguration } from '#modules/site';

export interface PhoneNumber {
  areaCode: string;
  /** Digits within the area. */
  phone: string;
}

/**
 * Where a code is to go, checked by the rules of section 5 in their order: empty, length of the area, disabled prefixes
 * with the operator's text, restricted ones. Throws their refusals, `overseasPhoneDisabled` while the switch is off,
 * and `emailMalformed`.
 */
export async function readTarget(app: Platform, to: CodeTarget, language: Language): Promise<CodeAddress> {
  if (to.channel === 'email') return { channel: 'email', target: readEmail(to.email) };
  const { areaCode, phone } = await readPhone(app, to, language);
  return { channel: 'sms', target: targetOf({ areaCode, phone }) };
}

export async function readPhone(
  app: Platform,
  { areaCode, phone }: PhoneNumber,
  language: Language,
): Promise<PhoneNumber> {
  const { configuration } = await publishedConfiguration(app);
  const area = phoneAreaOf(areaCode);
  const home = areaCode === homeAreaCode;
  if (!home && !configuration.switches.overseasPhones) throw new AppError('overseasPhoneDisabled');
  const disabled = configuration.disabledPhones.map(({ prefix, message }) => [
    prefix,
    language === 'en' && message.en !== '' ? message.en : message.zh,
  ]);
  const fault = phoneFault(phone, {
    minDigits: area?.minDigits ?? 1,
    maxDigits: area?.maxDigits ?? 0,
    disabledPrefixes: home ? Object.fromEntries(disabled) : {},
    restrictedPrefixes: home ? restrictedPhonePrefixes : [],
  });
  if (fault) throw restoreAppError(fault.error, fault.params ?? {}, null);
  return { areaCode, phone };
}

/** A number as stored with a code and as sent to the gateway. */
export function targetOf({ areaCode, phone }: PhoneNumber): string {
  return `+${areaCode}${phone}`;
}

/** One `@`, a domain with a dot, nothing that a mail header could be broken with; compared in lower case. */
function readEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!/^[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(email))
    throw new AppError('emailMalformed');
  return email;
}
