import type { PlaySource } from '#modules/venues';
import { findPlacing, hasOpenBets } from '../bets/bets-store.ts';

/** The sportsbook's bets for the modules above it. */
export const sportsbookPlay: PlaySource = { hasOpenPlay: hasOpenBets, findPlay: findPlacing };
