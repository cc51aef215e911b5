interface Node {
  readonly next: Map<string, Node>;
  fail: Node | undefined;
  /** Words that end here, the longest first. */
  readonly ends: number[];
}

export interface Hit {
  /** Which of the words. */
  readonly term: number;
  /** Where it begins and where it has ended, in UTF-16 units of the searched text. */
  readonly start: number;
  readonly end: number;
}

/** Finds all of many words in one pass over a text (Aho and Corasick, 1975). An empty word is never found. */
export class Automaton {
  readonly #root = node();
  readonly #lengths: readonly number[];

  constructor(terms: readonly string[]) {
    this.#lengths = terms.map(({ length }) => length);
    for (const [index, term] of terms.entries()) this.#add(term, index);
    this.#link();
  }

  find(text: string): Hit[] {
    const hits: Hit[] = [];
    let at = this.#root;
    for (let place = 0; place < text.length; place += 1) {
      at = this.#step(at, text.charAt(place));
      for (const term of at.ends)
        hits.push({ term, start: place + 1 - (this.#lengths[term] ?? 0), end: place + 1 });
    }
    return hits;
  }

  #add(term: string, index: number): void {
    if (term === '') return;
    let at = this.#root;
    for (let place = 0; place < term.length; place += 1) {
      const unit = term.charAt(place);
      const next = at.next.get(unit) ?? node();
      at.next.set(unit, next);
      at = next;
    }
    at.ends.push(index);
  }

  /** Breadth first: where a word stops to fit, the longest tail of it that begins another one goes on. */
  #link(): void {
    const queue = [this.#root];
    for (const at of queue)
      for (const [unit, next] of at.next) {
        next.fail = at === this.#root ? this.#root : this.#step(at.fail ?? this.#root, unit);
        next.ends.push(...next.fail.ends);
        queue.push(next);
      }
  }

  #step(from: Node, unit: string): Node {
    let at = from;
    for (;;) {
      const next = at.next.get(unit);
      if (next) return next;
      if (at === this.#root || !at.fail) return this.#root;
      at = at.fail;
    }
  }
}

function node(): Node {
  return { next: new Map(), fail: undefined, ends: [] };
}
