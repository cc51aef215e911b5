import type { bonusEndpoints } from '@fairway/contract/promotions/bonuses/endpoints.ts';
import type { bonusSchemas } from '@fairway/contract/promotions/bonuses/schemas.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { formatPrice, parsePrice } from '@fairway/betting';
import { freeBetWorth, requirementInMinor, type Margins } from '@fairway/promotions';
import { hundredths } from '#modules/turnover';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectOnPage } from '../../campaigns/campaigns-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { kinds } from '../../kinds/registry.ts';
import { chanceOf } from './chance-of.ts';
import { houseMargins } from './house-margins.ts';
import { releaseOf } from '../release-terms.ts';
import { presentWorth, usualCategory } from './worth-of.ts';

/** What is paid first is played in any category, whole. */
const anyPlay = { ty: 100, dj: 100, zr: 100, dz: 100, by: 100, qp: 100, cp: 100 };

/**
 * What the terms in force would give, for a deposit where the gift depends on one, and what the play that is asked for leaves of it on
 * average and how likely it is finished. Reads only. Throws `activityUnknown`.
 */
export const whatIf: Operation<(typeof bonusEndpoints)['whatIf'], (typeof bonusSchemas)['whatIf']> = async (
  app,
  call,
  input,
) => {
  const campaign = await selectOnPage(app.db, input);
  if (!campaign) throw new AppError('activityUnknown');
  const { terms } = campaign;
  const kind = kinds[terms.kind];
  const deposit = input.deposit === undefined ? 0n : fenOf(input.deposit);
  const bonus = kind.givesFor ? kind.givesFor(terms, deposit) : kind.oneMember(terms);
  const isStaked = stakes(terms);
  const factor = isStaked ? 0n : hundredths(terms.turnover);
  const release = releaseOf(terms);
  // A fen times hundredths are hundredths of a fen.
  const required = bonus * factor;
  const view = {
    margins: await houseMargins(app),
    usual: await usualCategory(app.db, app, call.member.memberId),
  };
  const judged = { bonus, required, weights: release?.weights ?? anyPlay };
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  return {
    asksDeposit: kind.givesFor !== undefined,
    bonus: yuan(bonus),
    required: yuan(requirementInMinor(required)),
    release: isStaked ? 'winnings' : releaseKind(terms),
    days: release?.days ?? null,
    freeBet: presentFreeBet(terms, view.margins),
    worth: required > 0n ? presentWorth(judged, view) : null,
    chance:
      required > 0n
        ? chanceOf(judged, view, fundsOf({ bonus, deposit, isHeld: release !== undefined }))
        : null,
  };
};

/**
 * What there is to stake from, fen: the deposit, and the bonus where it is paid first. Without a deposit a bonus that waits is played for with
 * as much own money as it brings.
 */
function fundsOf({ bonus, deposit, isHeld }: { bonus: bigint; deposit: bigint; isHeld: boolean }): bigint {
  if (!isHeld) return deposit + bonus;
  return deposit > 0n ? deposit : bonus;
}

/** Whether an offer gives what is staked and not paid: only what that wins is the member's. */
function stakes(terms: CampaignTerms): boolean {
  return 'gives' in terms && (terms.gives?.type === 'freeBet' || terms.gives?.type === 'freeRounds');
}

/** The odds at which a free bet without a least price is judged, thousandths. */
const usualPrice = 2_000n;

function presentFreeBet(
  terms: CampaignTerms,
  { ty: margin }: Margins,
): { odds: string; worth: string } | null {
  if (!('gives' in terms) || terms.gives?.type !== 'freeBet' || !margin) return null;
  const { stake, leastOdds } = terms.gives;
  const price = leastOdds === undefined ? usualPrice : parsePrice(leastOdds);
  const worth = freeBetWorth({ stake: fenOf(stake), price, margin, factor: hundredths(terms.turnover) });
  return { odds: formatPrice(price), worth: formatMoney(money('CNY', worth)) };
}

function releaseKind(terms: CampaignTerms): 'after' | 'upfront' | 'none' {
  if (hundredths(terms.turnover) === 0n) return 'none';
  return releaseOf(terms) ? 'after' : 'upfront';
}
