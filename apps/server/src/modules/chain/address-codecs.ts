import { decodeBase58Check, encodeBase58Check } from '@fairway/contract/chain/addresses/base58-check.ts';
import { ECDH } from 'node:crypto';
import { getAddress, isAddress, ripemd160, zeroAddress, type Address } from 'viem';
import { publicKeyToAddress } from 'viem/utils';
import { sha256 } from '#platform/crypto/hash.ts';
import type { AddressCodec } from './network.ts';

/** Before the twenty bytes of every address of TRON's main network. */
const tronPrefix = 0x41;
const tronBytes = 21;

/** Hexadecimal with the mixed-case checksum of EIP-55, checked where the letters' case carries one. */
export const evmCodec: AddressCodec = {
  toText: (address) => getAddress(address),
  toHex(text) {
    const letters = text.slice(2);
    const oneCase = letters === letters.toLowerCase() || letters === letters.toUpperCase();
    if (!isAddress(text, { strict: !oneCase })) return undefined;
    return notZero(getAddress(oneCase ? `0x${letters.toLowerCase()}` : text));
  },
};

/** Base58Check of 0x41 and the same twenty bytes that an Ethereum address has. */
export const tronCodec: AddressCodec = {
  toText: (address) =>
    encodeBase58Check(Buffer.from(`${tronPrefix.toString(16)}${address.slice(2)}`, 'hex'), sha256),
  toHex(text) {
    const bytes = decodeBase58Check(text, sha256);
    if (bytes?.length !== tronBytes || bytes[0] !== tronPrefix) return undefined;
    return notZero(getAddress(`0x${Buffer.from(bytes.subarray(1)).toString('hex')}`));
  },
};

/** Bitcoin's Base58Check of an address that belongs to a key; what is paid to a script is not ours. */
export const bitcoinCodec: AddressCodec = {
  toText: (address) => encodeBase58Check(Buffer.from(`00${address.slice(2)}`, 'hex'), sha256),
  toHex(text) {
    const bytes = decodeBase58Check(text, sha256);
    if (bytes?.length !== tronBytes || bytes[0] !== 0) return undefined;
    return notZero(getAddress(`0x${Buffer.from(bytes.subarray(1)).toString('hex')}`));
  },
};

/** The last twenty bytes of the Keccak hash of a key: Ethereum's address, and TRON's behind its prefix. */
export function evmAddressOfKey(publicKey: Uint8Array): Address {
  const whole = ECDH.convertKey(Buffer.from(publicKey), 'secp256k1', undefined, 'hex', 'uncompressed');
  return publicKeyToAddress(`0x${whole.toString()}`);
}

/** RIPEMD-160 of the SHA-256 of a key: Bitcoin's address. */
export function bitcoinAddressOfKey(publicKey: Uint8Array): Address {
  return getAddress(ripemd160(sha256(publicKey)));
}

/** Nobody has the key of the zero address: what is sent there is lost. */
function notZero(address: Address): Address | undefined {
  return address === zeroAddress ? undefined : address;
}
