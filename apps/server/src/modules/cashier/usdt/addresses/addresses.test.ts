import { hashPassword } from '@fairway/api-client';
import { virtualProtocols } from '@fairway/contract/chain/protocols.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { bindMethod } from '../../../payout-methods/bind-method.ts';
import { opId } from '../../testing/cashier-stage.ts';
import { createChainStage, type ChainStage } from '../../../chain/testing/chain-stage.ts';

let stage: ChainStage;
beforeAll(async () => {
  stage = await createChainStage();
});
afterAll(() => stage.end());

describe('an address that a member has bound', () => {
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  const password = hashPassword('135790');

  it('is reported to others, and no longer once an operator has cleaned it [USDT-018]', async () => {
    const clerk = await stage.test.operator('cashier');
    const [holder, owner] = [await stage.test.register('HoldsIt'), await stage.test.register('OwnsIt')];
    await holder.api.setWithdrawPassword({ password, proof: holder.proof });
    const bind = { protocol: 0, address, withdrawPassword: password } as const;
    await holder.api.addUsdtAddress(bind, opId());
    const asked = { protocol: 0, address } as const;
    expect(await owner.api.checkDuplicateAddress(asked)).toEqual({ duplicate: true });
    expect(await holder.api.checkDuplicateAddress(asked)).toEqual({ duplicate: false });
    await expect(owner.api.checkDuplicateAddress({ protocol: 1, address })).rejects.toMatchObject({
      error: 'payoutAddressInvalid',
    });

    const { bound } = await clerk.api.getBoundAddress(asked);
    expect(bound).toMatchObject({ memberId: holder.id, memberName: holder.name, inUse: false });
    await expect(clerk.api.cleanBoundAddress({ ...asked, reason: '' }, opId())).rejects.toMatchObject({
      error: 'reasonNeeded',
    });
    await clerk.api.cleanBoundAddress({ ...asked, reason: '会员本人核实地址归属' }, opId());
    expect(await owner.api.checkDuplicateAddress(asked)).toEqual({ duplicate: false });
    expect((await clerk.api.getBoundAddress(asked)).bound).toBeNull();
    await owner.api.setWithdrawPassword({ password, proof: owner.proof });
    expect((await owner.api.addUsdtAddress(bind, opId())).protocol).toBe(0);
  });
});

describe('addresses of every protocol', () => {
  it('carry its number in the list: TRC20 0 to TRX 8, EBpay 3 and KOIpay 4 [USDT-005]', async () => {
    const member = await stage.test.register('Protocols');
    const password = hashPassword('135790');
    await member.api.setWithdrawPassword({ password, proof: member.proof });
    const { app } = stage.test;
    const numbers: (number | null)[] = [];
    for (const protocol of virtualProtocols.codeList) {
      const wallets = new Map<number, 'ebpay' | 'koipay'>([
        [3, 'ebpay'],
        [4, 'koipay'],
      ]);
      const wallet = wallets.get(protocol);
      const number = `Account${protocol}`;
      const kept = { number, masked: number, holderName: '', label: String(protocol) };
      await inTransaction(app.db, (tx) =>
        bindMethod(
          tx,
          app,
          member.id,
          wallet ? { ...kept, kind: 'ewallet', wallet } : { ...kept, kind: 'usdtAddress', protocol },
        ),
      );
      const { methods } = await member.api.listPayoutMethods({});
      const [method] = methods;
      expect(method?.label).toBe(String(protocol));
      numbers.push(method?.protocol ?? null);
      await member.api.removePayoutMethod({ id: method?.id ?? '', withdrawPassword: password }, opId());
    }
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
