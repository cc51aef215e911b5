import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId } from '../../testing/cashier-stage.ts';
import { createChainStage, needed, type ChainStage } from '../../testing/chain-stage.ts';
import { fillDemoWallet } from './demo-float.ts';

let stage: ChainStage;
beforeAll(async () => {
  stage = await createChainStage();
}, 60_000);
afterAll(() => stage.end());

describe('a USDT withdrawal', () => {
  const target = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  const password = hashPassword('135790');
  const usdtOf = async (address: string) => {
    const { transfers } = await stage.sandbox.get<{ transfers: { to: string; amount: string }[] }>(
      '/chain/info',
    );
    return transfers
      .filter(({ to }) => to.toLowerCase() === address.toLowerCase())
      .map(({ amount }) => amount);
  };

  it('is signed once, paid by one transfer though the chain forgets it, and settled after its confirmations [USDT-002]', async () => {
    await fillDemoWallet(stage.test.app);
    const { member, address } = await stage.openOrder('ChainWithdraws', '200');
    await stage.send(address, '200');
    await stage.mine(needed);
    await stage.read();
    await member.api.setWithdrawPassword({ password });
    await expect(
      member.api.addUsdtAddress(
        { protocol: 1, address: target.replace('bD', 'Bd'), withdrawPassword: password },
        opId(),
      ),
    ).rejects.toMatchObject({ error: 'payoutAddressInvalid' });
    const method = await member.api.addUsdtAddress(
      { protocol: 1, address: target, withdrawPassword: password },
      opId(),
    );
    expect(method.masked).toBe('0x8ba1…BA72');
    const { billNo } = await member.api.createWithdrawal(
      { currency: 'USDT', amount: '100', payoutMethodId: method.id, withdrawPassword: password },
      opId(),
    );
    const clerk = await stage.test.operator('cashier');
    const { version } = await clerk.api.getWithdrawalCase({ billNo });
    await clerk.api.approveWithdrawal({ billNo, version }, opId());
    await stage.read();
    expect(await member.api.getWithdrawal({ billNo })).toMatchObject({ status: 'paying', orderState: 4012 });
    // Gone from the chain and from the pool: the same bytes are sent again.
    await stage.reorganise(1, 'drop');
    const depths = new Set<number | undefined>();
    for (let wait = 0; wait < 6; wait += 1) {
      depths.add((await member.api.getWithdrawal({ billNo })).confirmations?.seen);
      await stage.mine(1);
      stage.test.clock.advance({ minutes: 1 });
      await stage.read();
    }
    const paid = await member.api.getWithdrawal({ billNo });
    expect(paid).toMatchObject({
      status: 'paid',
      record: { fee: '1.000000', netAmount: '99.000000', withdrawalWay: 4 },
    });
    expect(depths.size).toBeGreaterThan(2);
    expect(await usdtOf(target)).toEqual(['99.000000']);
    expect(await stage.balances(member)).toMatchObject({ center: '100.000000', locked: '0.000000' });
    await stage.proveBooks();
  });
});
