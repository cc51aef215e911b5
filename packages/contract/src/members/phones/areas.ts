/** A country or region whose numbers a phone box takes, with the lengths of its numbers in digits. */
export interface PhoneArea {
  readonly code: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly zh: string;
  readonly en: string;
  readonly minDigits: number;
  readonly maxDigits: number;
}

/** Where phone numbers may be from, the home area first; the others only while the site's overseas switch is on. */
export const phoneAreas: readonly [PhoneArea, ...PhoneArea[]] = [
  { code: '86', country: 'CN', zh: '中国大陆', en: 'Mainland China', minDigits: 11, maxDigits: 11 },
  { code: '852', country: 'HK', zh: '中国香港', en: 'Hong Kong, China', minDigits: 8, maxDigits: 8 },
  { code: '853', country: 'MO', zh: '中国澳门', en: 'Macao, China', minDigits: 8, maxDigits: 8 },
  { code: '886', country: 'TW', zh: '中国台湾', en: 'Taiwan, China', minDigits: 9, maxDigits: 10 },
  { code: '60', country: 'MY', zh: '马来西亚', en: 'Malaysia', minDigits: 9, maxDigits: 10 },
  { code: '63', country: 'PH', zh: '菲律宾', en: 'Philippines', minDigits: 10, maxDigits: 10 },
  { code: '65', country: 'SG', zh: '新加坡', en: 'Singapore', minDigits: 8, maxDigits: 8 },
  { code: '66', country: 'TH', zh: '泰国', en: 'Thailand', minDigits: 9, maxDigits: 9 },
  { code: '81', country: 'JP', zh: '日本', en: 'Japan', minDigits: 10, maxDigits: 11 },
  { code: '82', country: 'KR', zh: '韩国', en: 'South Korea', minDigits: 9, maxDigits: 11 },
  { code: '84', country: 'VN', zh: '越南', en: 'Vietnam', minDigits: 9, maxDigits: 10 },
];

/** The area of numbers within mainland China. */
export const homeAreaCode = '86';
export const homeCountry = 'CN';

/** Home numbers of these beginnings are of networks whose messages do not arrive (specification section 5). */
export const restrictedPhonePrefixes: readonly string[] = ['165', '167'];

/** The area of a code; undefined for one that is not listed. */
export function phoneAreaOf(code: string): PhoneArea | undefined {
  return phoneAreas.find((area) => area.code === code);
}

/** Countries and regions whose residents may register: those whose phones the site can reach. */
export const countryCodes: readonly string[] = phoneAreas.map(({ country }) => country);
