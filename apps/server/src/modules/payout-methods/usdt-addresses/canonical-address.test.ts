import { virtualProtocols, type VirtualProtocol } from '@fairway/contract/chain/protocols.ts';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const { codes } = virtualProtocols;
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ethereum = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const script = '3P14159f73E4gFr7JterCCQh9QjiTjiZrG';
const witness = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

describe('an address of a protocol', () => {
  it.each<[VirtualProtocol, string, string]>([
    [codes.trc20, ` ${tron} `, tron],
    [codes.trx, tron, tron],
    [codes.erc20, ethereum, ethereum],
    [codes.erc20, ethereum.toLowerCase(), ethereum],
    [codes.erc20, `0x${ethereum.slice(2).toUpperCase()}`, ethereum],
    [codes.eth, ethereum, ethereum],
    [codes.bnb, ethereum, ethereum],
    [codes.omni, bitcoin, bitcoin],
    [codes.omni, script, script],
    [codes.btc, script, script],
    [codes.btc, witness.toUpperCase(), witness],
    [codes.ebPay, 'EB8862001', 'EB8862001'],
    [codes.koiPay, 'koi20261120', 'koi20261120'],
  ])('%i takes %s', (protocol, typed, stored) => expect(canonicalAddress(protocol, typed)).toBe(stored));

  it.each<[VirtualProtocol, string]>([
    // another protocol's
    [codes.trc20, ethereum],
    [codes.trc20, bitcoin],
    [codes.erc20, tron],
    [codes.omni, tron],
    [codes.omni, witness],
    // a letter changed, one missing, too much
    [codes.trc20, tron.replace('6t', '6T')],
    [codes.trc20, tron.slice(0, -1)],
    [codes.erc20, ethereum.replace('bD', 'Bd')],
    [codes.erc20, `${ethereum}0`],
    [codes.btc, bitcoin.replace('fN', 'fn')],
    [codes.btc, witness.replace('mdq', 'mdp')],
    // nobody's: what is sent there is lost
    [codes.erc20, `0x${'0'.repeat(40)}`],
    [codes.trc20, 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    [codes.ebPay, 'EB 886'],
    [codes.koiPay, '账户'],
    [codes.erc20, ''],
  ])('%i refuses %s', (protocol, typed) => expect(canonicalAddress(protocol, typed)).toBeUndefined());
});
