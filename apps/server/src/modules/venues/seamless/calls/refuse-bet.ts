import { money } from '@fairway/money';
import { findMember, statusRefusal } from '#modules/members';
import { limitConstraint, refuseOnBreak, stakeConstraints, stakeRefusal } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { mustBeAuthorised } from '../../authorised/must-be-authorised.ts';
import { venueOf } from '../../catalogue/registry.ts';
import { mustBeOpen } from '../../catalogue/venue-state.ts';
import { findPlaySession } from '../sessions/sessions-store.ts';
import type { BetCall } from '../wallet-call.ts';
import { selectCall } from './calls-store.ts';

/** Providers read codes, not texts. */
const language = 'en';

/** Why a rule of the rows refused a stake; undefined where what refused it is over, so that it may be tried again. */
export async function refusalOf(
  app: Platform,
  bet: BetCall,
  rule: string,
  minor: bigint,
): Promise<AppError | undefined> {
  switch (rule) {
    case 'venues_wallet_calls_pkey':
      return new AppError(await nameOfUsedId(app, bet));
    case 'venues_wallet_round_closed':
      return new AppError('walletCallSettled');
    case 'venues_wallet_rights':
      return refusedRight(app, bet);
    case limitConstraint:
      return stakeRefusal(app.db, app, bet.memberId, money(bet.currency, minor), language);
    default:
      return stakeConstraints.includes(rule)
        ? caught(() => refuseOnBreak(app.db, app, bet.memberId, language))
        : undefined;
  }
}

async function nameOfUsedId(app: Platform, bet: BetCall) {
  const used = await selectCall(app.db, bet.provider, bet.id);
  const isSealed = used?.kind === 'seal' && used.member_id === bet.memberId;
  return isSealed ? 'walletCallRefunded' : 'walletCallDuplicate';
}

async function refusedRight(app: Platform, bet: BetCall): Promise<AppError | undefined> {
  const session = await findPlaySession(app.db, { ...bet, now: app.clock.now() });
  const isOwn = session?.member_id === bet.memberId && session.currency === bet.currency;
  if (!isOwn || !session.live) return new AppError('walletCallSessionEnded');
  const status = statusRefusal((await findMember(app.db, bet.memberId))?.status);
  if (status) return status;
  const venue = venueOf(bet.provider);
  return (
    (await caught(() => mustBeAuthorised(app.db, bet.memberId, venue))) ??
    caught(() => mustBeOpen(app.db, app, venue, language))
  );
}

async function caught(judge: () => Promise<void>): Promise<AppError | undefined> {
  try {
    await judge();
    return undefined;
  } catch (fault) {
    if (fault instanceof AppError) return fault;
    throw fault;
  }
}
