/** A refusal in a party's own format: HTTP status, code, English text. Nothing has been executed. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }
}

export const conflict = (code: string) =>
  new Refusal(409, code, 'This id was used before with other content. Nothing was executed.');

export const sealed = (code: string) =>
  new Refusal(409, code, 'This id was sealed by a query and can never execute.');
