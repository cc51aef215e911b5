/** Orders of one age band by a size, the smallest first; of equal sizes the one that came last is first. */
export class Shelf<Order extends { readonly seq: number }> {
  readonly #size: (order: Order) => bigint;
  readonly #orders: Order[] = [];

  constructor(size: (order: Order) => bigint) {
    this.#size = size;
  }

  get isEmpty(): boolean {
    return this.#orders.length === 0;
  }

  add(order: Order): void {
    this.#orders.splice(this.#place(this.#size(order), order.seq), 0, order);
  }

  /** Takes an order off. Throws RangeError when it is not here. */
  remove(order: Order): void {
    const place = this.#place(this.#size(order), order.seq);
    if (this.#orders[place]?.seq !== order.seq)
      throw new RangeError(`order ${order.seq} is not on its shelf`);
    this.#orders.splice(place, 1);
  }

  /** The orders whose size is at most `most`, the largest first and of equal sizes the eldest first. */
  *downFrom(most: bigint): Generator<Order> {
    for (let place = this.#place(most, -1) - 1; place >= 0; place -= 1) {
      const order = this.#orders[place];
      if (order) yield order;
    }
  }

  /** The orders of the shelf, the largest first. */
  *fromLargest(): Generator<Order> {
    for (let place = this.#orders.length - 1; place >= 0; place -= 1) {
      const order = this.#orders[place];
      if (order) yield order;
    }
  }

  /** The index of an order of this size and number, or where it would be inserted. */
  #place(size: bigint, seq: number): number {
    let low = 0;
    let high = this.#orders.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = this.#orders[middle];
      if (order && this.#before(order, size, seq)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #before(order: Order, size: bigint, seq: number): boolean {
    const own = this.#size(order);
    return own < size || (own === size && order.seq > seq);
  }
}
