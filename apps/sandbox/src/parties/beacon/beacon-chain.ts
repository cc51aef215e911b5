import { bls12_381 } from '@noble/curves/bls12-381.js';
import { createHash, createHmac } from 'node:crypto';

const { shortSignatures } = bls12_381;
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** 2024-01-01 00:00:00 UTC, in seconds as drand counts. */
const genesis = 1_704_067_200;
const period = 3;
const name = 'sandbox';
const mostRemembered = 128;

/** One round as drand's HTTP answers it. */
export interface BeaconRound {
  readonly round: number;
  readonly randomness: string;
  readonly signature: string;
}

/** A beacon of one node: its key follows from the seed, and a round from its number, so nothing has to be kept. */
export interface BeaconChain {
  readonly hash: string;
  readonly info: Record<string, unknown>;
  /** Throws nothing: every number from 1 on is a round, whether it is time for it or not. */
  roundOf(round: number): BeaconRound;
  /** The round that has come last, and when the next one comes, in milliseconds; 0 before the genesis. */
  latest(now: Date): { readonly round: number; readonly nextAt: number };
}

export function createBeaconChain(seed: string): BeaconChain {
  const key = secretKey(seed);
  const publicKey = Buffer.from(shortSignatures.getPublicKey(key).toBytes());
  const group = createHash('sha256')
    .update(`${name}:${publicKey.toString('hex')}`)
    .digest();
  const hash = chainHash(publicKey, group);
  const known = new Map<number, BeaconRound>();
  const sign = (round: number): BeaconRound => {
    const signature = shortSignatures.sign(shortSignatures.hash(messageOf(round), domain), key).toHex();
    return { round, randomness: createHash('sha256').update(signature, 'hex').digest('hex'), signature };
  };
  return {
    hash,
    info: {
      public_key: publicKey.toString('hex'),
      period,
      genesis_time: genesis,
      hash,
      groupHash: group.toString('hex'),
      schemeID: 'bls-unchained-g1-rfc9380',
      metadata: { beaconID: name },
    },
    roundOf(round) {
      const found = known.get(round);
      if (found) return found;
      const made = sign(round);
      const [oldest] = known.keys();
      if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest);
      known.set(round, made);
      return made;
    },
    latest(now) {
      const passed = Math.floor((now.getTime() / 1000 - genesis) / period);
      return { round: Math.max(0, passed + 1), nextAt: (genesis + Math.max(0, passed + 1) * period) * 1000 };
    },
  };
}

/** 64 bytes of the seed as a number from 1 to the order of the curve less one. */
function secretKey(seed: string): Uint8Array {
  const wide = Buffer.concat(
    ['beacon:1', 'beacon:2'].map((label) => createHmac('sha256', seed).update(label).digest()),
  );
  const scalar = (BigInt(`0x${wide.toString('hex')}`) % (bls12_381.fields.Fr.ORDER - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
}

/** What drand signs for a round of an unchained network. */
function messageOf(round: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  return createHash('sha256').update(bytes).digest();
}

/** As drand makes it of a network's parameters. */
function chainHash(publicKey: Buffer, group: Buffer): string {
  const parameters = Buffer.alloc(12);
  parameters.writeUInt32BE(period);
  parameters.writeBigInt64BE(BigInt(genesis), 4);
  return createHash('sha256').update(parameters).update(publicKey).update(group).update(name).digest('hex');
}
