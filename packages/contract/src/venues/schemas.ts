import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { keysOf } from '../enums/define-enum.ts';
import { venueCategories, venueKinds } from './categories.ts';
import { walletTypes } from '../wallet/types.ts';
import { cursor, instant, nothing, typedText, uuid, walletCurrency, walletAmount } from '../fields.ts';
import { channelCode, gameCode } from './code-schemas.ts';
import type { venuesMemberEndpoints } from './endpoints.ts';
import { venuesGameSchemas } from './game-schemas.ts';
import { venuesOperatorSchemas } from './operator-schemas.ts';
import { venuesPartySchemas } from './party-schemas.ts';
import { recycleResults, transferDirections, transferStatuses, venueStates, venueWallets } from './states.ts';

/** CNY with two decimals, USDT with six; checked against the wallet's scale by the operation. */
export const venueAmount = walletAmount;
export const walletType = z.enum(keysOf(walletTypes));

export const venue = z.strictObject({
  channelCode,
  name: z.string(),
  kind: z.enum(keysOf(venueKinds)),
  category: z.enum(keysOf(venueCategories)),
  /** `ty`, `dj`, `dz`, `by`, `zr`, `cp` or `qp`. */
  categoryCode: z.string(),
  state: z.enum(venueStates.codeList),
  /** Why it is not open, in the reader's language; empty when open. */
  stateReason: z.string(),
  /** When maintenance is expected to end; null when open or unknown. */
  stateUntil: instant.nullable(),
  /** What it is played with; money is transferred to a wallet of its own only. */
  wallet: z.enum(venueWallets.codeList),
  /** CNY there; null for a visitor. */
  money: z.string().nullable(),
  /** USDT there; null for a visitor. */
  virtualMoney: z.string().nullable(),
  /** In transit to or from there; null for a visitor. */
  inTransitMoney: z.string().nullable(),
  virtualInTransitMoney: z.string().nullable(),
  /** A page of this site, or null where the venue is opened by `launchVenue`. */
  path: z.string().nullable(),
});

export const venueTransfer = z.strictObject({
  id: uuid,
  /** What a member reads aloud. */
  transferNo: z.string(),
  channelCode,
  venueName: z.string(),
  direction: z.enum(transferDirections.codeList),
  walletType,
  currency: walletCurrency,
  amount: z.string(),
  status: z.enum(transferStatuses.codeList),
  /** Part of a one-click recycling. */
  recycling: z.boolean(),
  createdAt: instant,
  /** When it came to its end; null before. */
  endedAt: instant.nullable(),
});

const recycling = z.strictObject({
  /** What has arrived in the center wallet already. */
  recovered: z.strictObject({ CNY: z.string(), USDT: z.string() }),
  venues: z.array(
    z.strictObject({
      channelCode,
      venueName: z.string(),
      walletType,
      amount: z.string(),
      result: z.enum(recycleResults.codeList),
      transferId: uuid.nullable(),
    }),
  ),
});

const named = z.strictObject({
  apiNames: z.array(channelCode).max(50).optional(),
  walletType: walletType.optional(),
});

export const venuesSchemas = {
  listVenues: {
    input: z.strictObject({ category: z.enum(keysOf(venueCategories)).optional() }),
    output: z.strictObject({
      venues: z.array(venue),
      /** The seven halls in the order to show, also those without a venue yet. */
      categories: z.array(
        z.strictObject({
          category: z.enum(keysOf(venueCategories)),
          categoryCode: z.string(),
          name: z.string(),
        }),
      ),
    }),
  },
  launchVenue: {
    input: z.strictObject({
      api: channelCode,
      walletType: walletType.default('cny'),
      /** A game of the venue; without it the venue itself is opened. */
      gameCode: gameCode.optional(),
      /** To play the game without money. */
      demo: z.boolean().default(false),
    }),
    output: z.strictObject({ url: z.string(), expiresAt: instant.nullable() }),
  },
  listAuthorisedVenues: { input: nothing, output: z.strictObject({ venues: z.array(channelCode) }) },
  transferToVenue: {
    input: z.strictObject({
      channelCode,
      walletType: walletType.default('cny'),
      amount: venueAmount.optional(),
    }),
    output: venueTransfer,
  },
  transferFromVenue: {
    input: z.strictObject({
      api: channelCode,
      walletType: walletType.default('cny'),
      amount: venueAmount.optional(),
    }),
    output: venueTransfer,
  },
  getTransferOutLimit: {
    input: nothing,
    output: z.strictObject({
      limits: z.array(
        z.strictObject({ walletType, currency: walletCurrency, min: z.string(), max: z.string() }),
      ),
    }),
  },
  getVenueTransfer: {
    input: z.union([z.strictObject({ id: uuid }), z.strictObject({ operationId: typedText(1, 64) })]),
    output: venueTransfer,
  },
  listVenueTransfers: {
    input: z.strictObject({
      before: cursor.optional(),
      open: z.boolean().optional(),
      channelCode: channelCode.optional(),
    }),
    output: z.strictObject({ transfers: z.array(venueTransfer), next: cursor.nullable() }),
  },
  refreshVenueBalance: {
    input: z.strictObject({ channelCode, walletType: walletType.default('cny') }),
    output: z.strictObject({ channelCode, walletType, money: z.string() }),
  },
  recycleVenues: { input: named, output: recycling },
  recycleAllVenues: { input: nothing, output: recycling },
  confirmVenueRecycling: { input: named, output: recycling },
  ...venuesGameSchemas,
  ...venuesOperatorSchemas,
  ...venuesPartySchemas,
} satisfies SchemasOf<typeof venuesMemberEndpoints> &
  typeof venuesGameSchemas &
  typeof venuesOperatorSchemas &
  typeof venuesPartySchemas;

export type Venue = z.output<typeof venue>;
export type VenueTransfer = z.output<typeof venueTransfer>;
export type Recycling = z.output<typeof recycling>;
