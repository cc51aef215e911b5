/** What belongs to each age band, the oldest band first; a band that is empty is forgotten. */
export class Bands<Content> {
  readonly #make: () => Content;
  readonly #contents = new Map<number, Content>();
  #order: number[] = [];

  constructor(make: () => Content) {
    this.#make = make;
  }

  of(band: number): Content {
    const known = this.#contents.get(band);
    if (known !== undefined) return known;
    const made = this.#make();
    this.#contents.set(band, made);
    const last = this.#order.at(-1);
    this.#order.push(band);
    if (last !== undefined && last > band) this.#order.sort((one, other) => one - other);
    return made;
  }

  drop(band: number): void {
    if (this.#contents.delete(band)) this.#order = this.#order.filter((one) => one !== band);
  }

  *oldestFirst(): Generator<Content> {
    for (const band of this.#order) {
      const content = this.#contents.get(band);
      if (content !== undefined) yield content;
    }
  }
}
