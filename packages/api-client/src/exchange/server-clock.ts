import { headerNames } from '@fairway/contract/headers.ts';

/** The server's clock seen from here: an offset learnt from each answer, so a wrong clock on the device does no harm. */
export class ServerClock {
  private offset = 0;
  private readonly own: () => number;

  /** `own`: milliseconds since 1970 by this machine's clock. */
  constructor(own: () => number) {
    this.own = own;
  }

  /** Milliseconds since 1970 by the server's clock. */
  now(): number {
    return this.own() + this.offset;
  }

  learn(answer: { headers: Pick<Headers, 'get'> }): void {
    const said = Number(answer.headers.get(headerNames.serverTime));
    if (said > 0) this.offset = said - this.own();
  }
}
