import {
  betCount,
  builderRefusals,
  conflictsOf,
  isSystem,
  parsePrice,
  parseSelectionKey,
  greatestLegs,
  type BuilderRefusal,
  type MarketSelection,
  type Price,
  type PricePolicy,
} from '@fairway/betting';
import { money, tryParseMoney, type Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';

/** A leg as it was sent. */
export interface SentLeg {
  fixtureId: string;
  selectionId: string;
  marketVersion: number;
  odds: string;
}

/** A leg as the operations read it. */
export interface SlipLeg {
  readonly fixtureId: bigint;
  readonly selectionId: string;
  readonly selection: MarketSelection;
  readonly marketVersion: number;
  readonly asked: Price;
}

/** What was asked for, read and sound in itself. */
export interface Slip {
  readonly currency: 'CNY' | 'USDT';
  readonly sizes: number[];
  readonly pricePolicy: PricePolicy;
  readonly legs: readonly SlipLeg[];
  /** Of one combination. */
  readonly unit: Money;
  /** Of all combinations together. */
  readonly stake: Money;
  /** A bet builder of these legs, at the price that was asked for. */
  readonly builder: Price | null;
}

/** Reads a slip; refuses invalid selections and combinations, whatever the rows hold. */
export function readSlip(
  sent: Pick<Slip, 'currency' | 'sizes' | 'pricePolicy'> & {
    unitStake: string;
    legs: readonly SentLeg[];
    builder?: { odds: string } | undefined;
  },
): Slip {
  const { currency, sizes, pricePolicy } = sent;
  const unit = readStake(currency, sent.unitStake);
  const legs = readLegs(sent.legs);
  if (sent.builder) checkBuilder(legs, sizes);
  else checkSystem(legs, sizes);
  const builder = sent.builder ? readPrice(sent.builder.odds) : null;
  return { currency, sizes, pricePolicy, legs, unit, stake: wholeStake(legs.length, sizes, unit), builder };
}

/** Reads the legs; refuses with `selectionUnknown` what no market has. */
export function readLegs(sent: readonly SentLeg[]): SlipLeg[] {
  return sent.map((leg) => {
    const selection = parseSelectionKey(leg.selectionId);
    if (!selection) throw new AppError('selectionUnknown', {}, { selectionId: leg.selectionId });
    return {
      fixtureId: BigInt(leg.fixtureId),
      selectionId: leg.selectionId,
      selection,
      marketVersion: leg.marketVersion,
      asked: readPrice(leg.odds),
    };
  });
}

function readPrice(odds: string): Price {
  try {
    return parsePrice(odds);
  } catch {
    throw new AppError('priceChanged', { before: odds, after: '-' });
  }
}

/** Reads a stake; a spelling with more decimals than the currency has is refused. */
function readStake(currency: 'CNY' | 'USDT', text: string): Money {
  const stake = tryParseMoney(text, currency);
  if (!stake) throw new AppError('inputInvalid', {}, { fields: ['unitStake'] });
  return stake;
}

/** Refuses invalid combinations: too few or too many legs, sizes out of order, related legs. */
function checkSystem(legs: readonly SlipLeg[], sizes: readonly number[]): void {
  const least = Math.max(...sizes);
  if (legs.length > greatestLegs) throw new AppError('parlayTooManyLegs', { max: String(greatestLegs) });
  if (legs.length < least) throw new AppError('parlayTooFewLegs', { min: String(least) });
  if (!isSystem({ legs: legs.length, sizes })) throw new AppError('inputInvalid', {}, { fields: ['sizes'] });
  const conflicts = conflictsOf(legs.map(({ fixtureId }) => ({ fixtureId: String(fixtureId) })));
  if (conflicts.length > 0) throw new AppError('selectionsConflict', {}, { conflicts });
}

/** Refuses legs that make no builder, each with its reason; its one bet is of all of them. */
function checkBuilder(legs: readonly SlipLeg[], sizes: readonly number[]): void {
  const refusals = refusalsOf(legs);
  if (refusals.length > 0) throw new AppError('builderRefused', {}, { refusals });
  if (sizes.length !== 1 || sizes[0] !== legs.length)
    throw new AppError('inputInvalid', {}, { fields: ['sizes'] });
}

/** What keeps legs from being one builder, by place. */
export function refusalsOf(legs: readonly SlipLeg[]): BuilderRefusal[] {
  return builderRefusals(
    legs.map(({ fixtureId, selection }) => ({ fixtureId: String(fixtureId), selection })),
  );
}

/** The whole stake of a slip: unit stake times the number of combinations. */
function wholeStake(legs: number, sizes: readonly number[], unit: Money): Money {
  return money(unit.currency, unit.minor * BigInt(betCount({ legs, sizes })));
}
