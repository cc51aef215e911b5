import { virtualProtocols, type VirtualProtocol } from '@fairway/contract/chain/protocols.ts';
import { isWitnessAddress } from '@fairway/contract/chain/addresses/bech32.ts';
import { decodeBase58Check } from '@fairway/contract/chain/addresses/base58-check.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import { evmCodec, tronCodec } from '#modules/chain';

/** First byte of an address of Bitcoin's main network: of a key (1…) and of a script (3…). */
const bitcoinVersions = [0x00, 0x05];
const bitcoinBytes = 21;

const { codes } = virtualProtocols;

/**
 * An address in the one spelling that is stored and compared, or undefined when it is none of this protocol: prefix (the
 * specification's section 5), length and checksum, as far as the protocol has one. TRC20 and TRX: Base58Check of 0x41;
 * ERC20, ETH and BNB: EIP-55; OMNI: Bitcoin's Base58Check; BTC: that or Bech32; EBpay and KOIpay: their account number.
 */
export function canonicalAddress(protocol: VirtualProtocol, typed: string): string | undefined {
  const address = typed.trim();
  switch (protocol) {
    case codes.trc20:
    case codes.trx:
      return tronCodec.toHex(address) && address;
    case codes.erc20:
    case codes.eth:
    case codes.bnb:
      return evmCodec.toHex(address);
    case codes.omni:
      return isBitcoinBase58(address) ? address : undefined;
    case codes.btc:
      if (isWitnessAddress(address)) return address.toLowerCase();
      return isBitcoinBase58(address) ? address : undefined;
    case codes.ebPay:
    case codes.koiPay:
      return walletAccount(address);
  }
}

function isBitcoinBase58(address: string): boolean {
  const bytes = decodeBase58Check(address, sha256);
  return bytes?.length === bitcoinBytes && bitcoinVersions.includes(bytes[0] ?? -1);
}

/** Letters and digits, without a checksum: neither wallet publishes one. */
function walletAccount(address: string): string | undefined {
  return /^[0-9A-Za-z]{6,64}$/.test(address) ? address : undefined;
}
