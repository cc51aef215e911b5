import type { beaconEndpoints } from '@fairway/contract/beacon/endpoints.ts';
import type { beaconSchemas } from '@fairway/contract/beacon/schemas.ts';
import { beaconScheme, timeOfRound } from '@fairway/fair-games';
import type { Operation } from '#platform/http/routes.ts';
import { selectLatestRound } from './rounds-store.ts';

/** The chain as it is configured and its newest kept round: all that anybody needs to verify that round elsewhere. */
export const getBeacon: Operation<
  (typeof beaconEndpoints)['getBeacon'],
  (typeof beaconSchemas)['getBeacon']
> = async ({ config, db }) => {
  if (!config.beacon) return { chain: null, latest: null };
  const { chain } = config.beacon;
  const latest = await selectLatestRound(db, chain.hash);
  return {
    chain: {
      hash: chain.hash,
      publicKey: chain.publicKey,
      genesis: new Date(chain.genesis).toISOString(),
      periodMilliseconds: chain.period,
      scheme: beaconScheme.id,
    },
    latest: latest
      ? {
          round: latest.round,
          at: new Date(timeOfRound(chain, latest.round)).toISOString(),
          signature: latest.signature,
          randomness: latest.randomness,
        }
      : null,
  };
};
