import {
  homeAreaCode,
  phoneAreaOf,
  restrictedPhonePrefixes,
} from '@fairway/contract/members/phones/areas.ts';
import { phoneFault } from '@fairway/contract/members/phones/phone.ts';
import type { CountryArea } from '@fairway/contract/members/profile/area-schemas.ts';
import type { PhoneDraft } from '../../../lib/forms/phone-field.tsx';

/** What a number breaks, as a key of the members' texts, or the text that the operator gave a disabled prefix. */
export type PhoneText =
  | { key: 'codes.smsMissing' | 'codes.phoneMalformed' | 'codes.phoneRestricted' }
  | { text: string };

/** The rules of a site for numbers, as far as a page knows them. */
export interface KnownPhoneRules {
  areas: readonly CountryArea[];
  /** Message by prefix, of the home area. */
  disabledPrefixes: Readonly<Record<string, string>>;
}

/**
 * The first rule of section 5 that a number breaks, before anything is sent; undefined for a good one. Until the site's list
 * of areas has come, the lengths are those of the contract; an area in neither is left to the server, which checks all of it again.
 */
export function checkPhone(
  { areaCode, phone }: PhoneDraft,
  { areas, disabledPrefixes }: KnownPhoneRules,
): PhoneText | undefined {
  const area = areas.find((known) => known.areaCode === areaCode) ?? phoneAreaOf(areaCode);
  const home = areaCode === homeAreaCode;
  const fault = phoneFault(phone, {
    minDigits: area?.minDigits ?? 1,
    maxDigits: area?.maxDigits ?? Infinity,
    disabledPrefixes: home ? disabledPrefixes : {},
    restrictedPrefixes: home ? restrictedPhonePrefixes : [],
  });
  if (fault?.error === 'phoneEmpty') return { key: 'codes.smsMissing' };
  if (fault?.error === 'phoneMalformed') return { key: 'codes.phoneMalformed' };
  if (fault?.error === 'phonePrefixRestricted') return { key: 'codes.phoneRestricted' };
  return fault && { text: String(fault.params?.['message'] ?? '') };
}
