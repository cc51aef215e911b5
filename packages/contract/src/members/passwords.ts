/** Passwords travel as a hash of this length; a value that already has it is used as it is (sections 5 and 9). */
export const passwordHashLength = 32;

/** What may travel as it is: exactly 32 printable ASCII characters, the blank among them. */
export const passwordHashPattern = new RegExp(`^[\\x20-\\x7e]{${passwordHashLength}}$`);

/** Says whether a password may travel as it is. */
export function isPasswordHash(value: string): boolean {
  return passwordHashPattern.test(value);
}

/** Brands whose earlier system kept passwords under the lower-cased name; their members come with that hash once (section 5). */
export const legacyPasswordBrands = ['ebet'] as const;
