const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const checkCharacters = '10X98765432';

/** A resident identity card's number without spaces, 18 characters with a right check character (GB 11643-1999); undefined otherwise. */
export function readIdCard(typed: string): string | undefined {
  const number = typed.replaceAll(' ', '').toUpperCase();
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return undefined;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return checkCharacters[sum % 11] === number[17] ? number : undefined;
}

/** The day of birth in a number, YYYY-MM-DD. */
export function birthDateOf(idCard: string): string {
  return `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}`;
}

/** «110***********1234». */
export function maskIdCard(idCard: string): string {
  return `${idCard.slice(0, 3)}${'*'.repeat(11)}${idCard.slice(-4)}`;
}
