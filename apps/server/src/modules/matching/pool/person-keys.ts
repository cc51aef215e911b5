import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findPersonMarks } from '#modules/members';
import { fingerprint, selectMethods } from '#modules/payout-methods';

/**
 * Who is behind a member's orders, as fingerprints that say nothing by themselves: the account, its cards and
 * addresses, the devices it signed in from, its phone. Two orders that share one are one person's and never pay each
 * other.
 */
export async function personKeys(tx: Tx, app: Platform, memberId: string): Promise<string[]> {
  const [marks, methods] = [await findPersonMarks(tx, memberId), await selectMethods(tx, memberId)];
  const secret = app.config.secrets.server;
  const hashed = (kind: string, text: string) =>
    `${kind}/${fingerprint(text, secret).toString('hex').slice(0, 32)}`;
  return [
    `member/${memberId}`,
    ...methods.map((method) => `card/${method.fingerprint.toString('hex').slice(0, 32)}`),
    ...marks.devices.map((device) => hashed('device', device)),
    ...(marks.phone ? [hashed('phone', marks.phone)] : []),
  ];
}
