import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Adapter } from '#platform/adapters/define-adapter.ts';
import { playSuite } from '#platform/adapters/conformance/play-suite.ts';
import { AppError } from '#platform/errors.ts';
import { broken } from '../../../../conformance/break-adapter.ts';
import { startSandboxParty } from '../../../../conformance/play-sandbox.ts';
import { hub } from '../parties/hub.ts';
import { qiming } from '../parties/qiming.ts';
import type { SeamlessVenue, WalletForm } from '../seamless-venue.ts';
import { seamlessCases } from './seamless-cases.ts';

let sandbox: Awaited<ReturnType<typeof startSandboxParty>>;
beforeAll(async () => {
  sandbox = await startSandboxParty();
});
afterAll(() => sandbox.stop());

async function redOf(adapter: Adapter<SeamlessVenue>): Promise<string[]> {
  const results = await playSuite(adapter, seamlessCases, sandbox.party);
  return results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
}

const withForm = (adapter: Adapter<SeamlessVenue>, change: (form: WalletForm) => Partial<WalletForm>) =>
  broken(adapter, (port) => ({ form: { ...port.form, ...change(port.form) } }));
const names = seamlessCases.map(({ name }) => name);

it.each([
  ['qiming', qiming],
  ['hub', hub],
] as const)('%s passes, and each case fails for an adapter that is broken', async (_, adapter) => {
  expect(await redOf(adapter)).toEqual([]);
  const [opens = '', stakes = '', refusal = '', back = '', changed = ''] = names;
  expect(await redOf(broken(adapter, () => ({ launch: () => Promise.resolve(undefined) })))).toContain(opens);
  // It reads nothing: no call is its provider's.
  const reads = (read: WalletForm['read']) => withForm(adapter, () => ({ read }));
  expect(
    await redOf(
      reads(() => {
        throw new AppError('signatureInvalid');
      }),
    ),
  ).toEqual([stakes, refusal, back]);
  // It says of everything that nothing is known.
  const vague = withForm(adapter, ({ refuse }) => ({ refuse: (_refusal, echo) => refuse(undefined, echo) }));
  expect(await redOf(vague)).toEqual([refusal]);
  // It believes what it has read once, whatever comes under any signature.
  let first: ReturnType<WalletForm['read']> | undefined;
  const gullible = withForm(adapter, ({ read }) => ({ read: (call) => (first ??= read(call)) }));
  expect(await redOf(gullible)).toEqual(expect.arrayContaining([changed]));
});
