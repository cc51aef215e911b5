import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cny, formatMoney } from '@fairway/money';
import type { Clock } from '#platform/clock.ts';
import { pspHeaders, signature } from '../channels/psp/sign.ts';

export const pspSecret = 'test-payment-provider-secret';

interface Payment {
  paymentNo: string;
  amount: string;
  payerName: string;
  late: boolean;
  paidAt: string;
}
/** What a request of any kind may carry. */
interface Asked {
  orderNo: string;
  amount: string;
  payee: object;
  wallet?: object;
  currency?: string;
  payType?: string;
  payerName?: string;
}
interface Order {
  orderNo: string;
  providerOrderNo: string;
  amount: string;
  currency: string;
  status: string;
}
type Collection = Order & { payments: Payment[]; payUrl: string; payee: object; expiresAt: string };
type Payout = Order & {
  failCode: string | null;
  failReason: string | null;
  payee: object;
  wallet: object | undefined;
};

/** How the next matching answers are spoilt; `executed` says whether the order is taken all the same. */
export interface Spoil {
  path: string;
  answer: 'silence' | 'http500' | 'badSignature' | 'garbage' | 'unknownStatus' | 'maintenance';
  executed: boolean;
}

/**
 * A payment provider that speaks the protocol of the sandbox's page under the test's clock and does what the test says, to
 * the very order of things; the sandbox itself is used where its own faults are wanted.
 */
export class ScriptedPsp {
  readonly collections = new Map<string, Collection>();
  readonly payouts = new Map<string, Payout>();
  /** The product that each order was opened as, and the payer it names. */
  readonly products = new Map<string, string>();
  readonly payerNames = new Map<string, string>();
  /** Every request in order: path and order number. */
  readonly calls: string[] = [];
  spoils: Spoil[] = [];
  /** What a new payout becomes. */
  payoutStatus = 'PAID';
  readonly #server: Server;
  readonly #clock: Clock;

  private constructor(clock: Clock) {
    this.#clock = clock;
    this.#server = createServer((request, response) => void this.#serve(request, response));
    // A kept connection must not end between two questions of a slow test.
    this.#server.keepAliveTimeout = 600_000;
  }

  static async start(clock: Clock): Promise<ScriptedPsp> {
    const psp = new ScriptedPsp(clock);
    await new Promise<void>((done) => psp.#server.listen(0, '127.0.0.1', done));
    return psp;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** A payment arrives; in full without an amount. Answers its number. */
  pay(
    orderNo: string,
    { amount, late = false, paidAt }: { amount?: string; late?: boolean; paidAt?: Date } = {},
  ): string {
    const order = this.collections.get(orderNo);
    if (!order) throw new Error(`the provider has no order ${orderNo}`);
    const paymentNo = `P${randomUUID()}`;
    order.status = 'PAID';
    order.payments.push({
      paymentNo,
      amount: amount ?? order.amount,
      payerName: '陈远',
      late,
      paidAt: (paidAt ?? this.#clock.now()).toISOString(),
    });
    return paymentNo;
  }

  /** A signed message as the provider would send it; the body's figures are whatever the test says. */
  message(orderNo: string, type = 'collection.paid', extra: object = {}, eventId = `evt_${randomUUID()}`) {
    const body = JSON.stringify({ eventId, sequence: 1, type, merchantNo: 'FW10001', orderNo, ...extra });
    return { body, headers: this.sign(body) };
  }

  sign(body: string, { key = pspSecret, at = this.#clock.now() }: { key?: string; at?: Date } = {}) {
    const timestamp = String(at.getTime());
    const nonce = randomUUID();
    return {
      'content-type': 'application/json',
      [pspHeaders.merchant]: 'FW10001',
      [pspHeaders.timestamp]: timestamp,
      [pspHeaders.nonce]: nonce,
      [pspHeaders.signature]: signature(key, timestamp, nonce, body),
    };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const body = Buffer.concat(parts).toString('utf8');
    const nonce = String(request.headers[pspHeaders.nonce]);
    const path = request.url ?? '';
    // What the product asks other parties of the sandbox: they are not played here.
    if (request.method === 'GET') return void response.writeHead(404).end();
    const input = JSON.parse(body) as Asked;
    this.calls.push(`${path} ${input.orderNo}`);
    const spoil = this.#take(path);
    if (spoil?.answer === 'maintenance')
      return this.#answer(response, nonce, 503, { code: 'MAINTENANCE', message: 'later' });
    if (path.endsWith('/statement'))
      return this.#answer(response, nonce, 200, { code: 'OK', entries: this.#entries(), nextCursor: null });
    const order = spoil && !spoil.executed ? undefined : this.#execute(path, input);
    if (spoil?.answer === 'silence') return void request.socket.destroy();
    if (spoil?.answer === 'http500') return void response.writeHead(500).end('SYSTEM_ERROR');
    if (spoil?.answer === 'garbage') return void response.writeHead(200, this.#signed('', nonce)).end('');
    const found = order ? { code: 'OK', order } : { code: 'ORDER_NOT_FOUND', message: 'unknown' };
    const answer =
      spoil?.answer === 'unknownStatus' && order
        ? { code: 'OK', order: { ...order, status: 'XQ_88' } }
        : found;
    const key = spoil?.answer === 'badSignature' ? 'another-key-of-nobody' : pspSecret;
    this.#answer(response, nonce, order ? 200 : 404, answer, key);
  }

  #entries(): object[] {
    const collected = [...this.collections.values()].flatMap(({ orderNo, payments, currency }) =>
      payments.map(({ paymentNo, amount }) => ({
        kind: 'COLLECTION',
        orderNo,
        paymentNo,
        amount,
        currency,
      })),
    );
    const paid = [...this.payouts.values()]
      .filter(({ status }) => status === 'PAID')
      .map(({ orderNo, amount }) => ({ kind: 'PAYOUT', orderNo, paymentNo: null, amount, currency: 'CNY' }));
    return [...collected, ...paid];
  }

  #take(path: string): Spoil | undefined {
    const index = this.spoils.findIndex((one) => one.path === path);
    return index < 0 ? undefined : this.spoils.splice(index, 1)[0];
  }

  #execute(path: string, input: Asked): Order | undefined {
    if (path.endsWith('/query'))
      return (path.includes('payouts') ? this.payouts : this.collections).get(input.orderNo);
    const common = { orderNo: input.orderNo, amount: input.amount, currency: input.currency ?? 'CNY' };
    if (path.endsWith('/payouts')) {
      const payout = this.payouts.get(input.orderNo) ?? {
        ...common,
        providerOrderNo: `O${randomUUID()}`,
        status: this.payoutStatus,
        failCode: null,
        failReason: null,
        payee: input.payee,
        wallet: input.wallet,
      };
      this.payouts.set(input.orderNo, payout);
      return payout;
    }
    this.products.set(input.orderNo, input.payType ?? '');
    this.payerNames.set(input.orderNo, input.payerName ?? '');
    const payee = {
      bank: '招商银行',
      branch: '深圳南山支行',
      holder: '汇桥结算',
      account: '6200000000009038',
      remark: `HQ${this.collections.size}`,
    };
    const collection = this.collections.get(input.orderNo) ?? {
      ...common,
      providerOrderNo: `C${randomUUID()}`,
      status: 'UNPAID',
      payments: [],
      payUrl: `${this.url}/psp/pay/token`,
      payee,
      expiresAt: this.#clock.now().toISOString(),
    };
    this.collections.set(input.orderNo, collection);
    return collection;
  }

  #answer(response: ServerResponse, nonce: string, status: number, body: object, key = pspSecret): void {
    const text = JSON.stringify(body);
    response.writeHead(status, this.#signed(text, nonce, key)).end(text);
  }

  #signed(body: string, nonce: string, key = pspSecret) {
    const timestamp = String(this.#clock.now().getTime());
    return {
      'content-type': 'application/json',
      [pspHeaders.timestamp]: timestamp,
      [pspHeaders.nonce]: nonce,
      [pspHeaders.signature]: signature(key, timestamp, nonce, body),
    };
  }

  /** Sum of what the provider says it has paid out. */
  paidOut(): string {
    const paid = [...this.payouts.values()].filter(({ status }) => status === 'PAID');
    return formatMoney(cny(paid.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)));
  }
}
