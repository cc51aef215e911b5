import { addSeconds } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { shareMember, statusRefusal } from '#modules/members';
import { lockCashierMember } from '#modules/payout-methods';
import { publishedSettings } from '../../settings/published-settings.ts';
import { isSvip } from '../methods/pay-terms.ts';
import { countOthersCodes, replaceCode } from './code-store.ts';
import { codeFrom, hashCode, sealTicket } from './code-text.ts';

/** Members whom one agent talks to at a time. */
const codesAnAgent = 5;

export interface IssuedCode {
  code: string;
  expiresAt: string;
  url: string;
  svip: boolean;
}

/**
 * A new code of the member for the customer-service payment; the one before is over. Ordinary codes wait for a free agent
 * (`depositStaffUnavailable`), SVIP members do not. `kind` svip refuses everybody else with `svipOnly`. Only the keyed hash is
 * written.
 */
export async function issueCode(
  app: Platform,
  call: MemberCall,
  kind: 'ordinary' | 'svip' | 'own',
): Promise<IssuedCode> {
  const { memberId } = call.member;
  const settings = await publishedSettings(app);
  const { server } = app.config.secrets;
  const { agents, codeMinutes } = settings.serviceDesk;
  const code = codeFrom(app.ids.secret());
  const at = app.clock.now();
  const expiresAt = addSeconds(at, codeMinutes * 60);

  const svip = await inTransaction(app.db, async (tx) => {
    await lockCashierMember(tx, memberId);
    const member = await shareMember(tx, memberId);
    const refusal = statusRefusal(member?.status);
    if (!member || refusal) throw refusal ?? new AppError('memberFrozen');

    const isOne = isSvip(settings, member);
    if (kind === 'svip' && !isOne) throw new AppError('svipOnly');
    const asSvip = kind !== 'ordinary' && isOne;
    if (!asSvip && (await countOthersCodes(tx, memberId, at)) >= agents * codesAnAgent)
      throw new AppError('depositStaffUnavailable');

    await replaceCode(tx, {
      memberId,
      hash: hashCode(code, 'recharge', server),
      svip: asSvip,
      at,
      expiresAt,
    });
    return asSvip;
  });
  const nonce = sha256(app.ids.secret()).subarray(0, 12);
  const url = `${call.origin}/cs?ticket=${sealTicket(code, nonce, server)}`;
  return { code, expiresAt: expiresAt.toISOString(), url, svip };
}
