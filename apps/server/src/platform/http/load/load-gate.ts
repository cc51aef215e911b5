import { ArrivingBodies } from './arriving-bodies.ts';
import type { LoadSettings } from './load-settings.ts';

/** `free`: never refused for the server's sake. `money`: may take the places that are kept. `common`: everything else. */
export type Priority = 'free' | 'money' | 'common';

export interface Arrival {
  priority: Priority;
  address: string;
  /** The token that the call carries, believed or not; undefined without one. */
  session: string | undefined;
}

/** Why a call is not taken on: the server has no place, or its caller has as many as he may. */
export type Refusal = 'process' | 'session' | 'address';

export type Admission = { place: Place } | InLine | { refused: Refusal };

/** A call that waits for its turn: `begin` is called when it has come, unless it was given up before. */
export interface InLine {
  wait(begin: (place: Place) => void): void;
  giveUp(): void;
}

/** A call's place among those at work; given back once, however often `leave` is called. */
export interface Place {
  /** Counts it for a member or an operator as well, once known; false when they have as many at work as they may. */
  belongTo(owner: string): boolean;
  leave(): void;
}

interface Session {
  atWork: number;
  line: { begin: () => void; priority: Priority }[];
}

/**
 * Counts what is at work in this process, for all and by caller, and says who is refused. Nothing is awaited and nothing read to
 * find out, so a refusal costs next to nothing: that is what keeps the server answering while it is overrun.
 */
export class LoadGate {
  readonly #settings: LoadSettings;
  readonly #loopDelay: () => number;
  readonly #sessions = new Map<string, Session>();
  readonly #addresses = new Map<string, number>();
  readonly #owners = new Map<string, number>();
  /** The calls that are not at work yet because their body is not there. */
  readonly bodies: ArrivingBodies;
  #atWork = 0;
  #inLine = 0;

  /** `loopDelay`: how late the event loop was over the last second, in ms. */
  constructor(settings: LoadSettings, loopDelay: () => number = () => 0) {
    this.#settings = settings;
    this.bodies = new ArrivingBodies(settings);
    this.#loopDelay = loopDelay;
  }

  get atWork(): number {
    return this.#atWork;
  }

  get inLine(): number {
    return this.#inLine;
  }

  /** Whether the call would be refused now; takes nothing. */
  look({ priority, address, session }: Arrival): Refusal | undefined {
    if (priority !== 'free' && this.#atWork + this.#inLine >= this.#placesFor(priority)) return 'process';
    if (countIn(this.#addresses, address) >= this.#settings.mostOfAddress) return 'address';
    const known = session === undefined ? undefined : this.#sessions.get(session);
    return known && known.line.length >= this.#settings.mostInLine ? 'session' : undefined;
  }

  admit(arrival: Arrival): Admission {
    const refused = this.look(arrival);
    if (refused) return { refused };
    add(this.#addresses, arrival.address, 1);
    const session = this.#sessionOf(arrival.session);
    if (!session || session.atWork < this.#settings.mostOfSession)
      return { place: this.#begin(arrival, session) };
    return this.#waitFor(arrival, session);
  }

  #placesFor(priority: Priority): number {
    const { most, keptForMoney, lateLoopMs } = this.#settings;
    if (priority === 'money') return most + keptForMoney;
    return this.#loopDelay() > lateLoopMs ? Math.floor(most / 4) : most;
  }

  #sessionOf(key: string | undefined): Session | undefined {
    if (key === undefined) return undefined;
    const known = this.#sessions.get(key) ?? { atWork: 0, line: [] };
    this.#sessions.set(key, known);
    return known;
  }

  #begin(arrival: Arrival, session: Session | undefined): Place {
    this.#atWork += 1;
    if (session) session.atWork += 1;
    let left = false;
    let owner: string | undefined;
    return {
      belongTo: (known) => {
        if (countIn(this.#owners, known) >= this.#settings.mostOfOwner) return false;
        if (left || owner !== undefined) return true;
        owner = known;
        add(this.#owners, known, 1);
        return true;
      },
      leave: () => {
        if (left) return;
        left = true;
        this.#atWork -= 1;
        add(this.#addresses, arrival.address, -1);
        if (owner !== undefined) add(this.#owners, owner, -1);
        if (session) this.#leaveSession(arrival.session ?? '', session);
      },
    };
  }

  #waitFor(arrival: Arrival, session: Session): Admission {
    let begin: (place: Place) => void = (place) => place.leave();
    const waiting = { priority: arrival.priority, begin: () => begin(this.#begin(arrival, session)) };
    session.line.push(waiting);
    this.#inLine += 1;
    const giveUp = () => {
      const at = session.line.indexOf(waiting);
      if (at < 0) return;
      session.line.splice(at, 1);
      this.#inLine -= 1;
      add(this.#addresses, arrival.address, -1);
    };
    return { wait: (given) => void (begin = given), giveUp };
  }

  /** The next of the session's line begins; what moves value first. */
  #leaveSession(key: string, session: Session): void {
    session.atWork -= 1;
    const money = session.line.findIndex(({ priority }) => priority === 'money');
    const [next] = session.line.splice(Math.max(money, 0), 1);
    if (next) {
      this.#inLine -= 1;
      next.begin();
    } else if (session.atWork === 0) this.#sessions.delete(key);
  }
}

function countIn(counts: ReadonlyMap<string, number>, key: string): number {
  return counts.get(key) ?? 0;
}

/** What has fallen to nothing is not remembered. */
function add(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = countIn(counts, key) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
