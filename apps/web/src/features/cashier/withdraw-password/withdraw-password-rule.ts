/** The withdraw password is a code of this many digits, typed in one box each. */
export const withdrawPasswordLength = 6;

/** Whether a code is too easy to guess: one digit only, or a run up or down. */
export function isGuessable(code: string): boolean {
  const runs = '01234567890 9876543210';
  return /^(\d)\1*$/.test(code) || runs.includes(code);
}

export function isWholePassword(typed: string): boolean {
  return typed.length === withdrawPasswordLength;
}
