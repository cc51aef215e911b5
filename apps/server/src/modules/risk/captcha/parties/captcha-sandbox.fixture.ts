import { startSandboxProcess } from '../../../cashier/testing/processes/sandbox-process.ts';

type Party = 'anji' | 'afs';
type Place = { x: number; y: number };

/** The outside captcha services in a process of their own. */
export interface CaptchaSandbox {
  url: string;
  secret: string;
  /** The answer that is right, as the site's own page would write it. */
  solutionOf(party: Party, token: string): Promise<string>;
  /** Spoils the next answers of an operation. */
  break(party: Party, operation: string, answer: string): Promise<void>;
  heal(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSandbox(): Promise<CaptchaSandbox> {
  const secret = 'test-captcha-service-secret';
  const process = await startSandboxProcess({ CHAIN: 'off', CAPTCHA_AFS_SECRET: secret });
  return {
    url: process.url,
    secret,
    async solutionOf(party, token) {
      const { challenges } = await process.get<{
        challenges: { token: string; place?: number; places?: { x: number } | Place[] }[];
      }>(`/director/${party}/challenges`);
      const found = challenges.find((challenge) => challenge.token === token);
      const places = found?.places ?? { x: found?.place ?? -1 };
      return Array.isArray(places) ? places.map(({ x, y }) => `${x},${y}`).join(';') : String(places.x);
    },
    async break(party, operation, answer) {
      const effect = { kind: 'request', execute: 'no', answer };
      await process.post('/director/faults', { party, operation, times: 0, effect });
    },
    async heal() {
      await fetch(`${process.url}/director/faults`, { method: 'DELETE' });
    },
    stop: () => process.stop(),
  };
}
