import type { Curve } from '@fairway/fair-games';
import { bls12_381 } from '@noble/curves/bls12-381.js';

/** BLS12-381 as `fair-games` asks for it; heavy, and loaded with the first round of a beacon alone. Bytes that are no point of the group are no signature. */
export const curve: Curve = {
  isSigned(publicKey, message, domain, signature) {
    const { G1, G2, shortSignatures } = bls12_381;
    try {
      const point = G1.Point.fromHex(signature);
      return shortSignatures.verify(
        point,
        shortSignatures.hash(message, domain),
        G2.Point.fromHex(publicKey),
      );
    } catch {
      return false;
    }
  },
};
