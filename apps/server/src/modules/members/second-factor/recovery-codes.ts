import { sha256 } from '#platform/crypto/hash.ts';
import type { Platform } from '#platform/platform.ts';

const count = 10;
/** Without 0 and O, 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'.replace('L', '');

/** New recovery codes as they are shown once, `ABCDE-23456`. */
export function newRecoveryCodes(app: Pick<Platform, 'ids'>): string[] {
  return Array.from({ length: count }, () => {
    const bytes = sha256(app.ids.secret());
    const text = Array.from({ length: 10 }, (_, at) => letters[(bytes[at] ?? 0) % letters.length]).join('');
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

/** What is kept of a recovery code; case, hyphen and spaces do not matter. */
export function recoveryCodeHash(memberId: string, code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return sha256(`recovery:${memberId}:${plain}`);
}
