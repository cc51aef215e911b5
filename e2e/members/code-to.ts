import { expect } from '@playwright/test';

/** The code in the newest message to an address, as the sandbox's inbox shows it. */
export async function codeTo(baseURL: string | undefined, to: string): Promise<string> {
  const inbox = new URL(baseURL ?? '');
  inbox.port = String(Number(inbox.port) + 2);
  const read = async () => {
    const answer = await fetch(`${inbox.origin}/director/inbox?to=${encodeURIComponent(to)}`);
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    return /\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(read, { timeout: 20_000 }).toMatch(/^\d{6}$/);
  return read();
}
