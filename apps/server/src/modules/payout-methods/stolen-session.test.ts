import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/test-app.ts';
import { attacksOnAccount } from './testing/attacks-on-account.ts';
import { attacksOnPayouts } from './testing/attacks-on-payouts.ts';
import { attacksOnWithdrawPassword } from './testing/attacks-on-withdraw-password.ts';
import { createTheftStage, thiefsPassword, type TheftStage } from './testing/theft-stage.ts';

let theft: TheftStage;
beforeAll(async () => {
  theft = await createTheftStage();
});
afterAll(() => theft.end());

/** Every call by which money could find a new place. */
const attacks = { ...attacksOnWithdrawPassword, ...attacksOnAccount, ...attacksOnPayouts };

describe('a stolen session alone', () => {
  it.each(Object.entries(attacks))('cannot %s', async (_name, { on, refusal, act }) => {
    const { member, thief } = await theft.victim(on);
    const before = await theft.factsOf(member);

    await expect(act(thief, member, theft)).rejects.toMatchObject({ error: refusal });

    expect(await theft.factsOf(member)).toEqual(before);
  });

  it('learns which kinds of proof the member has, and may use no others', async () => {
    const kindsOf = async (thief: ApiClient) =>
      thief.setWithdrawPassword({ password: thiefsPassword }).then(
        () => undefined,
        (refusal: { data: { kinds: string[] } }) => refusal.data.kinds,
      );
    expect(await kindsOf((await theft.victim('nothing')).thief)).toEqual(['password']);
    expect(await kindsOf((await theft.victim('phone')).thief)).toEqual(['password', 'code']);
    const guarded = await theft.victim('secondFactor');
    expect(await kindsOf(guarded.thief)).toEqual(['secondFactor']);
  });
});
