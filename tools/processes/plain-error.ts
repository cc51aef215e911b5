/**
 * A failure whose message is the whole story: one sentence that says what to do. The tools print it without a stack
 * and leave with code 1.
 */
export class PlainError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PlainError';
  }
}
