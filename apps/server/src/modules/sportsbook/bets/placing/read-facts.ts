import { stakeRefusal } from '#modules/risk';
import type { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { limitsOfMarket } from '../../limits/read-limits.ts';
import { exposureKeys, readRoom, type ExposureKey } from '../exposure-store.ts';
import { readOffer, rememberedOffer, type Offer } from './offer.ts';
import type { Press } from './outcome.ts';
import { readPlacingRights, type PlacingRights } from './rights.ts';
import { areExposuresWatched, isMemberWatched } from './watched.ts';

/** Everything that a press is judged by. */
export interface PlacingFacts {
  readonly offer: Offer;
  /** Read to name a refusal: of a member whom the rows refused lately, and beside an offer from the rows. */
  readonly rights: PlacingRights | undefined;
  /** The refusal by the tightest own limit, of a member who has one and whose rights were read; none of a free stake. */
  readonly limit: AppError | undefined;
  /** The room for exposure in fen, where it was found full lately. */
  readonly room: bigint | undefined;
  /** When they began to be read, by performance.now(). */
  readonly since: number;
}

/** Reads what a press is judged by. From `memory` it asks the database only about those it has refused lately. Writes nothing. */
export async function readFacts(
  app: Platform,
  press: Press,
  source: 'memory' | 'rows',
): Promise<PlacingFacts> {
  const since = performance.now();
  const { memberId } = press.call.member;
  const keys = exposureKeysOf(press);
  const [offer, rights] = await Promise.all([
    offerOf(app, press, source),
    source === 'rows' || isMemberWatched(app, memberId) ? readPlacingRights(app, memberId) : undefined,
  ]);
  const room = areExposuresWatched(app, keys) ? await readRoomOf(app, press, offer) : undefined;
  const countsForLimits = rights?.limited && press.freeBetId === undefined;
  const limit = countsForLimits ? await limitRefusal(app, press, rights.at) : undefined;
  return { offer, rights, limit, room, since };
}

/** Where a press counts as exposure. */
export function exposureKeysOf({ call, slip }: Press): ExposureKey[] {
  return exposureKeys(call.member.memberId, slip.legs);
}

async function offerOf(app: Platform, { slip }: Press, source: 'memory' | 'rows'): Promise<Offer> {
  const remembered = source === 'memory' ? await rememberedOffer(app, slip.legs) : undefined;
  return remembered ?? readOffer(app, slip.legs);
}

/** Undefined where a leg's match is unknown, which the judge refuses by its name. */
async function readRoomOf(
  app: Platform,
  press: Press,
  { fixtures, limits }: Offer,
): Promise<bigint | undefined> {
  const ofLegs = press.slip.legs.flatMap(({ fixtureId, selection }) => {
    const fixture = fixtures.find(({ id }) => id === fixtureId);
    return fixture ? [limitsOfMarket(app, limits, fixture, selection.market)] : [];
  });
  if (ofLegs.length < press.slip.legs.length) return undefined;
  return readRoom(app.db, exposureKeysOf(press), ofLegs);
}

/** Judged by the day in which the stake would count, which is the database's. */
async function limitRefusal(app: Platform, { call, slip }: Press, at: Date): Promise<AppError | undefined> {
  const asOf = { ...app, clock: { now: () => at } };
  return stakeRefusal(app.db, asOf, call.member.memberId, slip.stake, call.language);
}
