import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fundMember } from './fund-member.ts';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type TestApp, type TestMember } from './test-app.ts';

let test: TestApp;
let member: TestMember;
beforeAll(async () => {
  test = await createTestApp({ env: nobodyOutside });
  member = await test.register('Spelling1');
  await fundMember(test.app, member.id, 100_00n);
});
afterAll(() => test.end());

describe('what the specification spells in its own way', () => {
  it('is answered as printed, and reaches the pages in our spelling', async () => {
    const wire = test.wireOf(member);
    expect(await wire.getUserInfo({})).toMatchObject({ has_bank: false, verify_type: 0 });
    expect(await member.api.getUserInfo({})).toMatchObject({ hasBank: false, verifyType: 'none' });
    const [printed] = ((await wire.listPayTypes({})) as { payTypes: object[] }).payTypes;
    const [ours] = (await member.api.listPayTypes({})).payTypes;
    expect(printed).toMatchObject({ pay_type_id: ours?.payTypeId, dc_protocol: ours?.protocols });
    expect(printed).not.toHaveProperty('payTypeId');
    expect(await test.wireOf().getSiteParameters({})).toHaveProperty('overseas_mobile_number_switch');
    const keyCodes = ['login_verify_trigger_times', 'control_imgcode_afs_type'];
    expect(Object.keys((await test.wireOf().getLoginCaptchaConfig({ keyCodes })) as object)).toEqual(
      keyCodes,
    );
  });

  it('is taken as printed only: no call is reached by two spellings', async () => {
    const wire = test.wireOf(member);
    const refused = (keyCode: unknown) =>
      wire.getMobileVerificationConfig({ keyType: 2, keyCode }).then(
        () => undefined,
        (refusal: { error: string; data: unknown }) => [refusal.error, refusal.data],
      );
    const invalid = { fields: [{ field: 'keyCode', rule: 'invalid_value' }] };
    expect(await refused('deposit_verify_mobile_phone')).toBeUndefined();
    expect(await refused('depositVerifyPhone')).toEqual(['inputInvalid', invalid]);
    expect(await refused('constructor')).toEqual(['inputInvalid', invalid]);

    await expect(wire.checkAgent({ agentVerify: 'FW1' })).rejects.toMatchObject({
      error: 'inputInvalid',
      data: { fields: [{ field: '', rule: 'unrecognized_keys', keys: ['agentVerify'] }] },
    });
    await expect(wire.checkAgent({ agent_verify: '' })).rejects.toMatchObject({
      data: { fields: expect.arrayContaining([{ field: 'agent_verify', rule: 'too_small' }]) as unknown },
    });
    const transfer = { channelCode: 'fairway-sports', amount: '1' };
    const press = () => ({ operationId: randomUUID() });
    await expect(wire.transferToVenue({ ...transfer, walletType: 'cny' }, press())).rejects.toMatchObject({
      data: { fields: [{ field: 'walletType', rule: 'invalid_value' }] },
    });
    await expect(wire.transferToVenue({ ...transfer, walletType: 3 }, press())).rejects.toMatchObject({
      data: { fields: [{ field: 'walletType', rule: 'invalid_value' }] },
    });
    expect(await wire.transferToVenue({ ...transfer, walletType: 1 }, press())).toMatchObject({
      walletType: 1,
    });
  });
});
