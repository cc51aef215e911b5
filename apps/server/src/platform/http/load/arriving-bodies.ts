import type { LoadSettings } from './load-settings.ts';

interface Arriving {
  /** Ends the call: it is answered without its body. */
  giveUp: () => void;
  leave: () => void;
}

/**
 * The calls whose body is still on its way. They take no place of the work, which a caller who never sends one would hold; what
 * they take is memory, so each network has a few and all have a bound. Beyond either the one that has waited longest is given up, never
 * the one that comes: a body that arrives with its headers is read whatever slow senders do, beside it in the same network too.
 */
export class ArrivingBodies {
  readonly #settings: Pick<LoadSettings, 'mostBodies' | 'mostBodiesOfAddress'>;
  /** Both in the order of their coming. */
  readonly #all = new Set<Arriving>();
  readonly #byAddress = new Map<string, Set<Arriving>>();

  constructor(settings: Pick<LoadSettings, 'mostBodies' | 'mostBodiesOfAddress'>) {
    this.#settings = settings;
  }

  get count(): number {
    return this.#all.size;
  }

  /** Counts a call until what is answered here is called, as often as one likes; `giveUp` is called at most once, when it must make room. */
  add(address: string, giveUp: () => void): () => void {
    const ofAddress = this.#byAddress.get(address) ?? new Set();
    if (ofAddress.size >= this.#settings.mostBodiesOfAddress) giveUpFirst(ofAddress);
    if (this.#all.size >= this.#settings.mostBodies) giveUpFirst(this.#all);
    const leave = () => {
      this.#all.delete(arriving);
      ofAddress.delete(arriving);
      if (ofAddress.size === 0 && this.#byAddress.get(address) === ofAddress) this.#byAddress.delete(address);
    };
    const arriving: Arriving = { giveUp, leave };
    this.#all.add(arriving);
    ofAddress.add(arriving);
    this.#byAddress.set(address, ofAddress);
    return leave;
  }
}

function giveUpFirst(arriving: ReadonlySet<Arriving>): void {
  const [first] = arriving;
  first?.leave();
  first?.giveUp();
}
