import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { apiFor } from '../shell/member.ts';

/** Money in the center wallet by a bank transfer of whole yuan, which the sandbox's bank makes; some cents come on top. */
export async function fundByBank(
  api: ReturnType<typeof apiFor>,
  site: string,
  amount: string,
): Promise<void> {
  const before = (await api.getWalletBalance({})).centerMoney;
  const draft = { payType: 1, amount, depositorName: '陈江畔' } as const;
  const { billNo } = await api.createDepositOrder(draft, { operationId: randomUUID() });
  const often = { timeout: 20_000, intervals: [100, 200, 300] };
  await expect.poll(async () => (await api.getDepositOrder({ billNo })).status, often).toBe('pendingPayment');
  await post(sandboxOf(site), `/director/psp/collections/${billNo}/pay`, { kind: 'full' });
  await expect.poll(async () => (await api.getWalletBalance({})).centerMoney, often).not.toBe(before);
}

/** The launcher puts the sandbox two ports above the site; a copy that runs otherwise says where: E2E_SANDBOX. */
export function sandboxOf(site: string): string {
  const configured = process.env['E2E_SANDBOX'];
  if (configured !== undefined) return configured;
  const { protocol, hostname, port } = new URL(site);
  return `${protocol}//${hostname}:${Number(port) + 2}`;
}

export async function post(sandbox: string, path: string, body: object): Promise<void> {
  const answer = await fetch(sandbox + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`);
}
