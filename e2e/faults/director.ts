/** The faults that outside parties are asked to make, and what their own books say. */
export class Director {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async post<Answer = Record<string, unknown>>(path: string, body: object = {}): Promise<Answer> {
    return this.#call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async get<Answer>(path: string): Promise<Answer> {
    return this.#call(path, {});
  }

  /** A fault that strikes `times` times, 0: until it is lifted by what is answered. */
  async spoil(
    party: 'psp' | 'venue',
    operation: string,
    effect: object,
    { orderNo, times = 1 }: { orderNo?: string; times?: number } = {},
  ): Promise<() => Promise<void>> {
    const order = orderNo === undefined ? {} : { orderNo };
    const body = { party, operation, times, effect, ...order };
    const { fault } = await this.post<{ fault: { faultId: string } }>('/director/faults', body);
    return async () => {
      await this.#call(`/director/faults/${fault.faultId}`, { method: 'DELETE' });
    };
  }

  /** The payer pays a collection, by one of the provider's methods. */
  async pay(
    orderNo: string,
    kind: 'full' | 'short' | 'over' | 'twice' | 'late',
    amount?: string,
  ): Promise<void> {
    const paid = amount === undefined ? { kind } : { kind, amount };
    await this.post(`/director/psp/collections/${orderNo}/pay`, paid);
  }

  async #call<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const answer = await fetch(this.#url + path, init);
    if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  }
}
