interface Node {
  readonly next: Map<string, Node>;
  fail: Node | undefined;
  /** Words that end here, the longest first. */
  readonly ends: number[];
}

export interface Hit {
  /** Which of the words. */
  readonly word: number;
  /** Where it begins and where it has ended, in UTF-16 units of the searched text. */
  readonly start: number;
  readonly end: number;
}

/** Finds all of many words in one pass over a text (Aho and Corasick, 1975). An empty word is never found. */
export class Automaton {
  readonly #root = node();
  readonly #lengths: readonly number[];

  constructor(words: readonly string[]) {
    this.#lengths = words.map(({ length }) => length);
    for (const [index, word] of words.entries()) this.#add(word, index);
    this.#link();
  }

  find(text: string): Hit[] {
    const hits: Hit[] = [];
    let at = this.#root;
    for (let place = 0; place < text.length; place += 1) {
      at = this.#step(at, text.charAt(place));
      for (const word of at.ends)
        hits.push({ word, start: place + 1 - (this.#lengths[word] ?? 0), end: place + 1 });
    }
    return hits;
  }

  #add(word: string, index: number): void {
    if (word === '') return;
    let at = this.#root;
    for (let place = 0; place < word.length; place += 1) {
      const unit = word.charAt(place);
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
