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
