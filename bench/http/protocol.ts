/** What the processes of this benchmark say to each other. */

/** A session that requests are made under. */
export interface Session {
  readonly token: string;
  readonly signKey: string;
  readonly memberId: string;
  /** Of a launch at a venue that calls our wallet. */
  readonly launch: string;
}

/** A leg as the slip sends it. */
export interface Leg {
  readonly fixtureId: string;
  readonly selectionId: string;
  readonly marketVersion: number;
  readonly odds: string;
}

/** What one turn asks of a server. */
export interface Turn {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /**
   * `plain`: the same unsigned POST each time. `signed`: the echo. `bet`: a single at a price. `empty`: a call without input.
   * `walletBet`: a stake that a venue books. `round`: an instant round of a game. `gift`: one rose to the anchor of `room`.
   */
  readonly kind: 'plain' | 'signed' | 'bet' | 'empty' | 'walletBet' | 'round' | 'gift';
  readonly room?: string;
  readonly sessions: readonly Session[];
  readonly legs: readonly Leg[];
}

/** What a turn measured; times in milliseconds. */
export interface Turned {
  readonly requests: number;
  readonly refused: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** The first refusal's body, to say what went wrong. */
  readonly firstRefusal: string;
}

/** A server process: it says where it listens, and reports its processor time on request. */
export interface Listening {
  readonly port: number;
  readonly sessions: readonly Session[];
  readonly legs: readonly Leg[];
  /** Of an anchor who is live, where one was asked for. */
  readonly room?: string;
}
