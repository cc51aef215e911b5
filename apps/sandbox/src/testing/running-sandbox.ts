import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { startSandbox, type Sandbox } from '../sandbox.ts';

const callers = {
  psp: { prefix: 'x-psp', sender: ['x-psp-merchant', 'FW10001'], key: 'demo-psp-secret-not-for-production' },
  venue: {
    prefix: 'x-venue',
    sender: ['x-venue-agent', 'fairway'],
    key: 'demo-venue-secret-not-for-production',
  },
  inbox: {
    prefix: 'x-inbox',
    sender: ['x-inbox-sender', 'fairway'],
    key: 'demo-inbox-secret-not-for-production',
  },
  identity: {
    prefix: 'x-identity',
    sender: ['x-identity-client', 'fairway'],
    key: 'demo-identity-secret-not-for-production',
  },
  feed: {
    prefix: 'x-feed',
    sender: ['x-feed-client', 'fairway'],
    key: 'demo-feed-secret-not-for-production',
  },
  studio: {
    prefix: 'x-studio',
    sender: ['x-studio-client', 'fairway'],
    key: 'demo-studio-secret-not-for-production',
  },
} as const;

export type Party = keyof typeof callers;

/** What came back over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; tests read it as they expect it to be. */
  readonly body: Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- a wire body has no type here
}

/** A signature made from the README alone, not with the sandbox's own code. */
export function sign(party: Party, timestamp: string, nonce: string, body: string): string {
  return `v1=${createHmac('sha256', callers[party].key).update(`${timestamp}\n${nonce}\n${body}`).digest('hex')}`;
}

export interface Overrides {
  readonly timestamp?: string;
  readonly nonce?: string;
  readonly signature?: string;
  readonly sender?: string;
  readonly timeoutMs?: number;
}

/** A sandbox on free ports with its own folder, driven over HTTP. */
export class RunningSandbox {
  readonly folder: string;
  #sandbox: Sandbox | undefined;
  readonly #variables: Record<string, string>;

  private constructor(folder: string, variables: Record<string, string>) {
    this.folder = folder;
    this.#variables = variables;
  }

  static async start(variables: Record<string, string> = { CHAIN: 'off' }): Promise<RunningSandbox> {
    const running = new RunningSandbox(mkdtempSync(join(tmpdir(), 'sandbox-')), variables);
    await running.#open();
    return running;
  }

  get sandbox(): Sandbox {
    if (!this.#sandbox) throw new Error('not started');
    return this.#sandbox;
  }

  /** Stops and starts on the same folder. */
  async restart(): Promise<void> {
    await this.sandbox.close();
    await this.#open();
  }

  async stop(): Promise<void> {
    await this.sandbox.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Empties the books and waits for callbacks that are on the wire: they would be the next test's first. */
  async reset(): Promise<void> {
    await this.post('/director/reset');
    await this.post('/director/callbacks/drain');
  }

  /** A signed call, as a merchant, agent or sender makes it. */
  async call(
    party: Party,
    path: string,
    content: object | string,
    overrides: Overrides = {},
  ): Promise<Answer> {
    const { prefix, sender } = callers[party];
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    const timestamp = overrides.timestamp ?? String(new Date().getTime());
    const nonce = overrides.nonce ?? randomUUID();
    return this.#fetch(path, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(overrides.timeoutMs ?? 10_000),
      headers: {
        'content-type': 'application/json',
        [sender[0]]: overrides.sender ?? sender[1],
        [`${prefix}-timestamp`]: timestamp,
        [`${prefix}-nonce`]: nonce,
        [`${prefix}-signature`]: overrides.signature ?? sign(party, timestamp, nonce, body),
      },
    });
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#fetch(path, { headers, redirect: 'manual' });
  }

  /** A call that needs no signature. */
  post(path: string, content: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const body = JSON.stringify(content);
    return this.#fetch(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** What a browser sends when a person presses a button. */
  submit(path: string, fields: Record<string, string>): Promise<Answer> {
    return this.#fetch(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  }

  /** Sets a fault that strikes once unless set otherwise. */
  async fault(party: Party, operation: string, effect: object, rule: object = {}): Promise<void> {
    const answer = await this.post('/director/faults', { party, operation, effect, ...rule });
    if (answer.status !== 200) throw new Error(answer.text);
  }

  async #fetch(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(this.sandbox.url + path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, text, body: isJson ? tryParse(text) : {} };
  }

  async #open(): Promise<void> {
    this.#sandbox = await startSandbox(
      readConfig({ SANDBOX_PORT: '0', CHAIN_PORT: '0', DATA_DIR: this.folder, ...this.#variables }),
    );
  }
}

function tryParse(text: string): Answer['body'] {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
