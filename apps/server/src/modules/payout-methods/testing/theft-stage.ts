import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { openTestInbox } from '../../../testing/test-inbox.ts';
import type { ApiClient, TestMember } from '../../../testing/test-app.ts';
import { testCard } from '../../cashier/testing/test-cards.ts';
import { matchingActs } from '../../matching/testing/matching-acts.ts';
import { createMatchingStage } from '../../matching/testing/matching-stage.ts';

/** A withdraw password of the thief's choice. */
export const thiefsPassword = hashPassword('246802');
export const wrongProof = { kind: 'password', password: hashPassword('not-the-password') } as const;

export type VictimKind = 'nothing' | 'phone' | 'card' | 'secondFactor' | 'paidPart';
export type TheftStage = Awaited<ReturnType<typeof createTheftStage>>;

/** One call as a thief makes it who has the session and nothing else. */
export interface Attack {
  on: VictimKind;
  refusal: string;
  act: (thief: ApiClient, member: TestMember, theft: TheftStage) => Promise<unknown>;
}

/** A site with members whose sessions are stolen, and the inbox that the site writes to. */
export async function createTheftStage() {
  const inbox = await openTestInbox();
  const stage = await createMatchingStage({ env: inbox.env });
  let made = 0;
  const next = () => (made += 1);

  /** A member with money and, if asked for, a bound phone or the second factor; and what a thief of the session can call. */
  async function victim(has: VictimKind) {
    const number = next();
    if (has === 'paidPart') return recipient(number);
    const member = await stage.test.register(`Victim${number}`);
    await stage.deposit(member, '1000');
    const phone = `1370000${1000 + number}`;
    if (has === 'phone')
      await sql`update members_accounts set phone = ${phone}, real_name = '陈远' where id = ${member.id}`.execute(
        stage.test.app.db,
      );
    if (has === 'card') await stage.bindCard(member, testCard(800 + number));
    const factor = has === 'secondFactor' ? await switchOn(member) : undefined;
    const thief = stage.test.clientOf({ token: member.token, signKey: member.signKey });
    return { member, thief, phone, factor };
  }

  /** A member whose fast withdrawal has a part that its payer says was paid. */
  async function recipient(number: number) {
    const { member } = await stage.draw(`Victim${number}`, '500');
    const payer = await stage.register(`Accomplice${number}`);
    await matchingActs(stage).paid(payer, await stage.pay(payer, '500'));
    const thief = stage.test.clientOf({ token: member.token, signKey: member.signKey });
    return { member, thief, phone: '', factor: undefined };
  }

  async function switchOn({ api, proof }: TestMember) {
    const { secret } = await api.beginSecondFactor({ password: proof.password });
    const code = () => generateSync({ secret, epoch: Math.floor(stage.test.clock.now().getTime() / 1000) });
    await api.confirmSecondFactor({ code: code() });
    return { code };
  }

  /** What a theft would change: where codes go, the name, the passwords, the payout methods, and the money. */
  async function factsOf(member: TestMember) {
    const { rows } = await sql<Record<string, unknown>>`
      select a.phone, a.email, a.real_name, a.password_hash, c.withdraw_password,
        (select count(*)::int from payout_methods m where m.member_id = a.id and m.removed_at is null) as methods,
        (select count(*)::int from members_changes r where r.member_id = a.id) as changes
      from members_accounts a left join payout_methods_members c on c.member_id = a.id where a.id = ${member.id}`.execute(
      stage.test.app.db,
    );
    return { ...rows[0], ...(await stage.balances(member)) };
  }

  async function end() {
    await stage.end();
    await inbox.close();
  }
  return { inbox, stage, next, victim, factsOf, end };
}
