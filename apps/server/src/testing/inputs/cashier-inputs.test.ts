import { hashPassword } from '@fairway/api-client';
import { cny, formatMoney, parseMoney } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCard } from '../../modules/cashier/testing/test-cards.ts';
import { fundMember } from '../fund-member.ts';
import type { ApiClient, TestApp } from '../test-app.ts';
import { createInputsTest } from './inputs-test.ts';
import { expectEnds, type Field, type Row } from './input-table.ts';

let test: TestApp;
/** Has money, a card, and an open order to deposit. */
let payer: ApiClient;
/** Binds what is bound, of a real name. */
let binder: ApiClient;
/** Has bound nothing yet, and no real name. */
let fresh: ApiClient;
let payoutMethodId: string;
let deposit: { min: string; max: string };
let payout: { min: string; max: string };

const withdrawPassword = hashPassword('135790');
const opId = () => ({ operationId: test.app.ids.uuid() });

beforeAll(async () => {
  test = await createInputsTest();
  const [one, two, three] = [
    await test.register('Payer01'),
    await test.register('Binder01'),
    await test.register('Fresh01'),
  ];
  [payer, binder, fresh] = [one.api, two.api, three.api];
  await fundMember(test.app, one.id, 1_000_000_00n);
  for (const { api, proof } of [one, two, three])
    await api.setWithdrawPassword({ password: withdrawPassword, proof });
  await binder.setRealName({ realName: '陈远' });
  const card = { cardNumber: testCard(1), bankCode: 'ICBC', holderName: '陈远', withdrawPassword };
  ({ id: payoutMethodId } = await payer.addBankCard(card, opId()));
  const { payTypes } = await payer.listPayTypes({});
  const payType = payTypes.find(({ payTypeId: id }) => id === 1);
  deposit = { min: payType?.depositMinAmount ?? '', max: payType?.depositMaxAmount ?? '' };
  await payer.createDepositOrder({ payType: 1, amount: '500' }, opId());
  const { wallets } = await payer.getWithdrawalTerms({});
  const wallet = wallets.find(({ currency }) => currency === 'CNY');
  payout = { min: wallet?.min ?? '', max: wallet?.max ?? '' };
});
afterAll(() => test.end());

/** So many cents more, or fewer. */
const centsBeside = (amount: string, cents: bigint) =>
  formatMoney(cny(parseMoney(amount, 'CNY').minor + cents));

const noAmount: readonly Row[] = [
  ['', 'amountMalformed'], [' ', 'amountMalformed'], ['abc', 'amountMalformed'], ['-500', 'amountMalformed'], ['+500', 'amountMalformed'], ['0500', 'amountMalformed'], ['5e2', 'amountMalformed'],
  ['５００', 'amountMalformed'], ['500\u200f', 'amountMalformed'], ['😀', 'amountMalformed'], ['1,000', 'amountMalformed'], ['500.', 'amountMalformed'], ['.5', 'amountMalformed'],
  ['500.001', 'amountScale'], ['9'.repeat(25), 'inputInvalid'],
]; // prettier-ignore

const cardNumbers = (taken: string): readonly Row[] => [
  ['', 'cardNumberInvalid'], ['   ', 'cardNumberInvalid'], ['62220212345', 'cardNumberInvalid'], [testCard(7).replace(/.$/, (last) => String((Number(last) + 1) % 10)), 'cardNumberInvalid'],
  ['0222040000000000018', 'cardNumberInvalid'], ['６２２２０２０００００００００００１８', 'cardNumberInvalid'], ['6222😀', 'cardNumberInvalid'], [`${testCard(7)}\u200f`, 'cardNumberInvalid'], ['6'.repeat(20), 'cardNumberInvalid'],
  ['6'.repeat(41), 'inputInvalid'], ['6222-020A', 'cardNumberInvalid'], [testCard(7).replace(/(.{4})/g, '$1 '), taken],
]; // prettier-ignore

const holders: readonly Row[] = [
  ['', 'inputInvalid'], ['   ', 'inputInvalid'], ['陈', 'inputInvalid'], ['\u200b\u200b', 'inputInvalid'], ['陈 远', 'realNameMalformed'], ['J0hn', 'realNameMalformed'], ['１２', 'realNameMalformed'],
  ['<b>陈远</b>', 'realNameMalformed'], ['陈远😀', 'realNameMalformed'], ['陈\u200b远', 'realNameMalformed'], ['陈远\u200f', 'inputInvalid'], ['\u202e陈远', 'inputInvalid'], ['陈'.repeat(21), 'realNameMalformed'],
  ['x'.repeat(41), 'inputInvalid'], ['林晓', 'payoutNameMismatch'], [' 陈远 ', 'taken'],
]; // prettier-ignore

const labels = (max: number, mostTaken: string): readonly Row[] => [
  ['长'.repeat(max + 1), 'inputInvalid'], ['a\u0000b', 'inputInvalid'], ['a\nb', 'inputInvalid'], ['\u202eab', 'inputInvalid'], ['ab\u2067', 'inputInvalid'], ['\ud83d', 'inputInvalid'],
  ['长'.repeat(max), mostTaken],
]; // prettier-ignore

const hashes: readonly Row[] = [
  ['', 'inputInvalid'], ['135790', 'inputInvalid'], ['a'.repeat(31), 'inputInvalid'], ['a'.repeat(33), 'inputInvalid'], ['１'.repeat(32), 'inputInvalid'], ['😀'.repeat(16), 'inputInvalid'],
]; // prettier-ignore

const tron = 'TJmmqjb1DK9TTZbQXzRQ2AuA94z4gKAPFh';
const addresses: readonly Row[] = [
  ['', 'payoutAddressInvalid'], ['   ', 'payoutAddressInvalid'], ['T', 'payoutAddressInvalid'], [tron.slice(0, -1), 'payoutAddressInvalid'], [`${tron}1`, 'payoutAddressInvalid'],
  [tron.toLowerCase(), 'payoutAddressInvalid'], [tron.replace('J', 'K'), 'payoutAddressInvalid'], [tron.replace('T', 'Ｔ'), 'payoutAddressInvalid'], [`${tron}\u200f`, 'payoutAddressInvalid'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', 'payoutAddressInvalid'], ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'payoutAddressInvalid'], ['T😀', 'payoutAddressInvalid'], ['T'.repeat(65), 'inputInvalid'],
]; // prettier-ignore

const card = (number: number) => ({
  cardNumber: testCard(number),
  bankCode: 'ICBC',
  holderName: '陈远',
  withdrawPassword,
});
const binds = () => binder;
const pays = () => payer;
const codeId = '00000000-0000-4000-8000-000000000001';

const fields = (): Field[] => [
  // In range the answer is that an order is open: nothing is wrong with the amount.
  { call: 'createDepositOrder', place: ['amount'], by: pays, beside: () => ({ payType: 1 }), rows: [
    ...noAmount, ['0', 'amountTooSmall'], [centsBeside(deposit.min, -100n), 'amountTooSmall'], [deposit.min, 'depositOrderOpen'], [deposit.max, 'depositOrderOpen'], [centsBeside(deposit.max, 100n), 'amountTooLarge'],
    ['500.5', 'amountNotWhole'], ['500.00', 'depositOrderOpen'], ['999999999999', 'amountTooLarge'],
  ] },
  { call: 'createDepositOrder', place: ['payType'], by: pays, beside: () => ({ amount: '500' }), rows: [[1, 'depositOrderOpen'], [0, 'inputInvalid'], [-1, 'inputInvalid'], [1.5, 'inputInvalid'], ['1', 'inputInvalid'], [99_999, 'inputInvalid'], [5, 'inputInvalid']] },
  { call: 'createDepositOrder', place: ['depositorName'], by: binds, beside: () => ({ payType: 1, amount: '500' }), optional: true, rows: [
    ['', 'inputInvalid'], ['陈', 'inputInvalid'], ['   ', 'inputInvalid'], ['陈 远', 'depositorNameWrong'], ['１２', 'depositorNameWrong'], ['<b>陈远', 'depositorNameWrong'], ['陈远😀', 'depositorNameWrong'],
    ['陈远\u200f', 'inputInvalid'], ['\u202e陈远', 'inputInvalid'], ['林晓', 'depositorNameWrong'], ['x'.repeat(41), 'inputInvalid'], [' 陈远 ', 'taken'],
  ] },
  { call: 'addBankCard', place: ['cardNumber'], by: binds, beside: () => card(7), rows: cardNumbers('taken') },
  { call: 'addBankCard', place: ['holderName'], by: binds, beside: () => card(8), rows: holders },
  // Where the real name is not known yet, a card's holder is a name all the same.
  { call: 'addBankCard', place: ['holderName'], by: () => fresh, beside: () => card(9), rows: [['J0hn 2', 'realNameMalformed'], ['<b>', 'realNameMalformed'], [' Anne-Marie  O’Neil ', 'taken']] },
  { call: 'addBankCard', place: ['bankCode'], by: binds, beside: () => card(10), rows: [['', 'bankUnknown'], ['icbc', 'bankUnknown'], ['NOBANK', 'bankUnknown'], ['ＩＣＢＣ', 'bankUnknown'], ['x'.repeat(17), 'inputInvalid'], ['CCB', 'taken']] },
  { call: 'addBankCard', place: ['branch'], by: binds, beside: () => card(11), optional: true, rows: labels(60, 'taken') },
  { call: 'addBankCard', place: ['cardType'], by: binds, beside: () => card(12), optional: true, rows: [[2, 'inputInvalid'], [-1, 'inputInvalid'], ['0', 'inputInvalid'], [5, 'inputInvalid'], [1, 'taken']] },
  { call: 'addBankCard', place: ['withdrawPassword'], by: binds, beside: () => card(13), rows: hashes },
  { call: 'findBankOfCard', place: ['cardNumber'], by: binds, beside: () => ({}), rows: cardNumbers('taken') },
  { call: 'addUsdtAddress', place: ['address'], by: binds, beside: () => ({ protocol: 0, withdrawPassword }), rows: addresses },
  { call: 'addUsdtAddress', place: ['protocol'], by: binds, beside: () => ({ address: 'x', withdrawPassword }), rows: [[0, 'payoutAddressInvalid'], [1, 'payoutAddressInvalid'], [2, 'protocolUnavailable'], [3, 'inputInvalid'], [-1, 'inputInvalid'], ['0', 'inputInvalid'], [5, 'inputInvalid']] },
  { call: 'addUsdtAddress', place: ['label'], by: binds, beside: () => ({ protocol: 0, address: 'x', withdrawPassword }), optional: true, rows: labels(20, 'payoutAddressInvalid') },
  { call: 'checkDuplicateAddress', place: ['address'], by: binds, beside: () => ({ protocol: 0 }), rows: [[tron, 'taken'], ['', 'payoutAddressInvalid'], ['x', 'payoutAddressInvalid'], ['x'.repeat(101), 'inputInvalid'], ['😀', 'payoutAddressInvalid']] },
  { call: 'addEwalletAddress', place: ['wallet'], by: binds, beside: () => ({ account: '13800138000', withdrawPassword }), rows: [['paypal', 'inputInvalid'], ['', 'inputInvalid'], ['usdt', 'ewalletUnavailable'], ['common', 'ewalletUnavailable']] },
  { call: 'addEwalletAddress', place: ['account'], by: binds, beside: () => ({ wallet: 'alipay', withdrawPassword }), rows: [
    ['', 'ewalletAccountInvalid'], ['   ', 'ewalletAccountInvalid'], ['1380013800', 'ewalletAccountInvalid'], ['138001380001', 'ewalletAccountInvalid'], ['12800138000', 'ewalletAccountInvalid'], ['１３８００１３８０００', 'ewalletAccountInvalid'],
    ['a@b', 'ewalletAccountInvalid'], ['a@b.cn\u200f', 'ewalletAccountInvalid'], ['😀', 'ewalletAccountInvalid'], ['x'.repeat(65), 'inputInvalid'], ['138 0013 8000', 'taken'],
  ] },
  { call: 'removePayoutMethod', place: ['id'], by: binds, beside: () => ({ withdrawPassword }), rows: [['', 'inputInvalid'], ['x', 'inputInvalid'], [codeId, 'payoutMethodNotFound'], [payoutMethodId, 'payoutMethodNotFound'], [payoutMethodId.toUpperCase(), 'inputInvalid']] },
  { call: 'setWithdrawPassword', place: ['password'], by: binds, beside: () => ({ currentPassword: withdrawPassword }), rows: hashes },
  { call: 'setWithdrawPassword', place: ['currentPassword'], by: binds, beside: () => ({ password: withdrawPassword }), optional: true, rows: [...hashes, [undefined, 'inputInvalid'], [hashPassword('000000'), 'withdrawPasswordWrong'], [withdrawPassword, 'taken']] },
  { call: 'resetWithdrawPassword', place: ['code'], by: binds, beside: () => ({ codeId, password: withdrawPassword }), rows: [['', 'inputInvalid'], ['123456', 'phoneCodeExpired'], ['12345678901', 'inputInvalid'], ['１２３４５６', 'inputInvalid'], ['12 456', 'inputInvalid']] },
  { call: 'verifyIdentity', place: ['idCard'], by: binds, beside: () => ({ flow: 'deposit' }), optional: true, rows: [
    ['11010119900131123', 'idCardMalformed'], ['110101199001311230', 'idCardMalformed'], ['1101011990013110022', 'idCardMalformed'], ['010101199001311234', 'idCardMalformed'], ['１１０１０１１９９００１３１１００２', 'idCardMalformed'], ['x'.repeat(25), 'inputInvalid'], ['  ', 'taken'], ['😀', 'idCardMalformed'],
  ] },
  { call: 'createWithdrawal', place: ['payoutMethodId'], by: pays, beside: () => ({ currency: 'CNY', amount: '500', withdrawPassword }), rows: [['', 'inputInvalid'], ['x', 'inputInvalid'], [codeId, 'payoutMethodNotFound']] },
  { call: 'createWithdrawal', place: ['currency'], by: pays, beside: () => ({ amount: '500', payoutMethodId, withdrawPassword }), rows: [['EUR', 'inputInvalid'], ['', 'inputInvalid'], ['cny', 'inputInvalid'], ['COIN', 'inputInvalid']] },
  // In range the first one is taken, so it is last.
  { call: 'createWithdrawal', place: ['amount'], by: pays, beside: () => ({ currency: 'CNY', payoutMethodId, withdrawPassword }), rows: [
    ...noAmount, ['0', 'amountTooSmall'], [centsBeside(payout.min, -1n), 'amountTooSmall'], [centsBeside(payout.max, 1n), 'amountTooLarge'], ['999999999999', 'amountTooLarge'],
  ] },
  { call: 'purchaseCoins', place: ['money'], by: pays, beside: () => ({}), rows: [
    ['', 'inputInvalid'], ['-1', 'inputInvalid'], ['01', 'inputInvalid'], ['１', 'inputInvalid'], ['1e3', 'inputInvalid'], ['0', 'amountTooSmall'], ['0.5', 'amountNotWhole'], ['1', 'taken'], ['1.00', 'taken'],
    ['500000', 'taken'], ['500001', 'coinAmountTooLarge'], ['999999999999999', 'coinAmountTooLarge'],
  ] },
  { call: 'setPlayLimit', place: ['limit'], by: pays, beside: () => ({ kind: 'deposit', period: 'day' }), rows: [[null, 'taken'], ['', 'inputInvalid'], ['-1', 'inputInvalid'], ['１', 'inputInvalid'], ['1.001', 'inputInvalid'], ['100', 'taken']] },
]; // prettier-ignore

describe('what the cashier’s forms send, their own checks left out', () => {
  it('ends by the rule of its field, at each edge of it', async () => {
    for (const field of fields()) await expectEnds(field);
  });

  it('takes the least and the most of a withdrawal', async () => {
    const ask = (amount: string) =>
      payer.createWithdrawal({ currency: 'CNY', amount, payoutMethodId, withdrawPassword }, opId());
    expect(await ask(payout.min)).toMatchObject({ status: 'reviewing' });
    // Nothing is wrong with this amount either: it is the open one that blocks it.
    await expect(ask(payout.max)).rejects.toMatchObject({ error: 'withdrawalOpen' });
  });

  it('keeps a card’s holder as a name is written', async () => {
    const { rows } = await sql<{ holder: string }>`
      select distinct holder_name as holder from payout_methods where kind = 'bankCard' order by 1`.execute(
      test.app.db,
    );
    expect(rows.map(({ holder }) => holder)).toEqual(expect.arrayContaining(["Anne-Marie O'Neil", '陈远']));
    expect(rows).toHaveLength(2);
  });
});
