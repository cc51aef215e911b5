import { Client } from 'pg';
import { isPlanOutdated } from './sql-faults.ts';

/** From this many uses on through a pool a statement is prepared; what is rare would only fill the sessions' memory. */
const worthPreparing = 5;
/** Most statements that a session keeps; those of the money path come long before. */
const mostPrepared = 400;
/** A text this long is made for its parameters (lists written out) and does not come again. */
const longestText = 4000;

/** What the sessions of one pool keep. */
class KeptStatements {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name under which sessions keep a statement, once it has shown that it comes again; undefined until then. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= mostPrepared || text.length > longestText) return undefined;
    const used = (this.#uses.get(text) ?? 0) + 1;
    if (used < worthPreparing) {
      // Texts that never come again must not be remembered for ever.
      if (this.#uses.size > 10 * mostPrepared) this.#uses.clear();
      this.#uses.set(text, used);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `q${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * The clients of one pool. They have the server keep what it parsed and planned, by the statement's text: a short read
 * costs a third of what it costs unprepared. Statements without parameters go unprepared (begin, commit, listen). A
 * table that a later build's migration widened makes the kept plans of it worthless: they are made again, and a
 * statement by itself is sent again.
 */
export function preparingClients(): typeof Client {
  const kept = new KeptStatements();
  return class PreparingClient extends Client {
    #plans = 0;

    // oxlint-disable-next-line typescript/no-explicit-any -- pg's own overloads cannot be restated by a subclass
    override query(...given: any[]): any {
      const [text, values, callback] = given;
      const asked = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = asked && callback === undefined ? kept.nameOf(text) : undefined;
      if (name === undefined) return this.#send(given);
      const byItself = this.getTransactionStatus() === 'I';
      const prepared = { name: `${name}_${this.#plans}`, text, values };
      return this.#send([prepared]).catch((fault: unknown) => {
        if (!isPlanOutdated(fault)) throw fault;
        this.#plans += 1;
        if (!byItself) throw fault;
        return this.#send([text, values]);
      });
    }

    // oxlint-disable-next-line typescript/no-explicit-any -- hands on what pg was given, whichever overload it was
    #send(given: any[]): any {
      // oxlint-disable-next-line typescript/unbound-method -- bound by the call
      return Reflect.apply(super.query, this, given);
    }
  };
}
