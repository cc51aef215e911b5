export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** The rule of a password as it is typed: 8 to 20 characters with letters and digits. */
export function isPasswordAllowed(password: string): boolean {
  return password.length >= 8 && password.length <= 20 && /[A-Za-z]/.test(password) && /\d/.test(password);
}

/** How hard a password is to guess by its length and kinds of characters; a hint, the server's list decides. */
export function passwordStrength(password: string): PasswordStrength {
  if (!isPasswordAllowed(password)) return 'weak';
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (different < 5) return 'weak';
  return password.length >= 12 && kinds >= 3 && different >= 8 ? 'strong' : 'fair';
}
