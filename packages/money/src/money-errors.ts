/** A text that is not an amount of the currency: sign, exponent, leading zero, excess places, foreign digits, length. */
export class MoneySyntaxError extends Error {
  override readonly name = 'MoneySyntaxError';
}

/** Two currencies met in one addition, subtraction or comparison. A fault of the program, never of the visitor. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError';
}
