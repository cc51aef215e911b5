import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readConfig } from '../config.ts';
import { seal, sealHeaders } from '../seal.ts';
import { startSigner } from '../signer.ts';

const secret = 'a-secret-of-the-signer-tests';

/** An answer of the signer; which of these it has depends on the question. */
export interface Said {
  status: string;
  reason?: string;
  nonce: string;
  sender: string;
  txHash: string;
  signed: `0x02${string}`;
  address: string;
  signedToday: string;
  gas: string;
  feeOnce: string;
  sweeping: { hasKey: boolean; gas: string; sweptToday: string; fuelledToday: string };
}

/** A signer on a folder and a clock of the test's own, and its callers. */
export interface SignerStage {
  readonly folder: string;
  now: Date;
  url(): string;
  /** Sealed by the shared secret unless another is given. */
  call(path: string, question: object, key?: string): Promise<{ http: number; said: Said }>;
  start(env?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
  restart(env?: Record<string, string>): Promise<void>;
  end(): Promise<void>;
}

export async function createSignerStage(env: Record<string, string> = {}): Promise<SignerStage> {
  const folder = mkdtempSync(join(tmpdir(), 'signer-'));
  const open = (over: Record<string, string>) =>
    startSigner(
      readConfig({ SIGNER_PORT: '0', SIGNER_DIR: folder, SIGNER_SECRET: secret, ...env, ...over }),
      { now: () => stage.now },
    );
  const stage: SignerStage = {
    folder,
    now: new Date('2026-11-20T10:00:00Z'),
    url: () => signer.url,
    async call(path, question, key = secret) {
      const body = JSON.stringify(question);
      const nonce = crypto.randomUUID();
      const headers = {
        [sealHeaders.nonce]: nonce,
        [sealHeaders.signature]: seal(key, [path, nonce, body]),
      };
      const response = await fetch(signer.url + path, { method: 'POST', headers, body });
      const text = await response.text();
      if (response.ok)
        expect(response.headers.get(sealHeaders.signature)).toBe(seal(secret, [path, nonce, text]));
      const said: Said = JSON.parse(text || '{}');
      return { http: response.status, said };
    },
    async start(over = {}) {
      signer = await open(over);
    },
    close: () => signer.close(),
    async restart(over = {}) {
      await signer.close();
      await stage.start(over);
    },
    async end() {
      await signer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  let signer = await open({});
  return stage;
}
