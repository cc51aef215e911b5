/** How much of a card is rubbed off, counted in cells of half a brush. */
export class ScratchedArea {
  readonly #columns: number;
  readonly #rows: number;
  readonly #cell: number;
  readonly #brush: number;
  readonly #off = new Set<number>();

  constructor({ width, height }: { width: number; height: number }, brush: number) {
    this.#brush = brush;
    this.#cell = brush / 2;
    this.#columns = Math.ceil(width / this.#cell);
    this.#rows = Math.ceil(height / this.#cell);
  }

  /** Rubs around a point; answers the part of the card that is off, 0 to 1. */
  rub(x: number, y: number): number {
    const reach = Math.ceil(this.#brush / this.#cell);
    const [column, row] = [Math.floor(x / this.#cell), Math.floor(y / this.#cell)];
    for (let down = row - reach; down <= row + reach; down += 1)
      for (let across = column - reach; across <= column + reach; across += 1) {
        const isOnCard = across >= 0 && across < this.#columns && down >= 0 && down < this.#rows;
        const [dx, dy] = [(across + 0.5) * this.#cell - x, (down + 0.5) * this.#cell - y];
        if (isOnCard && Math.hypot(dx, dy) <= this.#brush) this.#off.add(down * this.#columns + across);
      }
    return this.#off.size / (this.#columns * this.#rows);
  }
}
