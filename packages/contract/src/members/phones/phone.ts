import type { ErrorName } from '../../errors/error-table.ts';
import type { ErrorParam } from '../../errors/error-text.ts';

/** Longest phone number a box takes, in digits (specification sections 5 and 9). */
export const phoneInputMaxDigits = 13;

/** Longest verification code: +86, and any other area code (sections 5 and 9). */
export const codeMaxDigits = { mainland: 6, overseas: 10 } as const;

/** How many leading digits the disabled list of the pre-info is keyed by (section 5). */
export const disabledPrefixDigits = 3;

/** What a site allows of a phone number: length bounds, the pre-info's `disablePhones`, and restricted prefixes. */
export interface PhoneRules {
  readonly minDigits: number;
  readonly maxDigits: number;
  readonly disabledPrefixes: Readonly<Record<string, string>>;
  readonly restrictedPrefixes: readonly string[];
}

/** What is wrong with a phone number, by the name of the error and what fills its text. */
export interface PhoneFault {
  readonly error: Extract<
    ErrorName,
    'phoneEmpty' | 'phoneMalformed' | 'phonePrefixDisabled' | 'phonePrefixRestricted'
  >;
  readonly params?: Readonly<Record<string, ErrorParam>>;
}

/** What a phone box keeps of what was typed: digits only, nothing beyond the thirteenth. */
export function readPhoneInput(typed: string): string {
  return typed.replace(/[^0-9]/g, '').slice(0, phoneInputMaxDigits);
}

/** What a code box keeps: digits only, at most 6 for area code +86 and 10 for any other. */
export function readCodeInput(typed: string, areaCode: string): string {
  const isMainland = areaCode.replace(/^\+|^00/, '') === '86';
  return typed.replace(/[^0-9]/g, '').slice(0, isMainland ? codeMaxDigits.mainland : codeMaxDigits.overseas);
}

/**
 * The first rule of section 5 that a phone number breaks, in the order of the section; undefined for a good one. No number begins
 * with a zero after its area code: with the zero that is dialled at home one phone would be two numbers.
 */
export function phoneFault(phone: string, rules: PhoneRules): PhoneFault | undefined {
  if (phone === '') return { error: 'phoneEmpty' };
  const isWellFormed =
    /^[1-9][0-9]*$/.test(phone) && phone.length >= rules.minDigits && phone.length <= rules.maxDigits;
  if (!isWellFormed) return { error: 'phoneMalformed' };

  const prefix = phone.slice(0, disabledPrefixDigits);
  const message = Object.hasOwn(rules.disabledPrefixes, prefix) ? rules.disabledPrefixes[prefix] : undefined;
  if (message !== undefined) return { error: 'phonePrefixDisabled', params: { message } };
  if (rules.restrictedPrefixes.some((restricted) => phone.startsWith(restricted))) {
    return { error: 'phonePrefixRestricted' };
  }
  return undefined;
}
