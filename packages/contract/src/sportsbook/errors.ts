import { betErrors } from './bet-errors.ts';
import { cashOutErrors } from './cash-out-errors.ts';
import { freeBetErrors } from './free-bets/errors.ts';
import { offerErrors } from './offer-errors.ts';

/** The offer, the slip and bets, cashing out, free bets: a file each. Their codes, 307 001 to 307 999, are numbered together. */
export const sportsbookErrors = { ...offerErrors, ...betErrors, ...cashOutErrors, ...freeBetErrors };
