/** A card number without its spaces, 12 to 19 digits with a right check digit (Luhn, ISO/IEC 7812-1); undefined otherwise. */
export function readCardNumber(typed: string): string | undefined {
  const digits = typed.replaceAll(/[ -]/g, '');
  return /^[1-9]\d{11,18}$/.test(digits) && passesLuhn(digits) ? digits : undefined;
}

function passesLuhn(digits: string): boolean {
  const total = Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);
  return total % 10 === 0;
}

/** «6222 **** **** 0123». */
export function maskCard(digits: string): string {
  return `${digits.slice(0, 4)} **** **** ${digits.slice(-4)}`;
}

/** «0x12ab…89ef»: enough to recognise, not to copy. */
export function maskAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** «陈*», «陈**». */
export function maskHolder(name: string): string {
  const [first = '', ...others] = Array.from(name);
  return first + '*'.repeat(others.length);
}
