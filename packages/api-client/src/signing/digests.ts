/** HMAC-SHA256 over UTF-8 texts, in small hexadecimal letters. */
export interface Digests {
  hmac(key: string, text: string): Promise<string>;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

const native: Digests = {
  hmac: async (key, text) => {
    const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
    return hex(await crypto.subtle.sign('HMAC', imported, bytes(text)));
  },
};

/** The browser's own; it has none on a page over plain HTTP from another machine, where ours are fetched instead. */
export async function loadDigests(): Promise<Digests> {
  return 'subtle' in crypto ? native : (await import('./plain-digests.ts')).plainDigests;
}

/** Bytes in small hexadecimal letters. */
export function hex(of: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(of), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
