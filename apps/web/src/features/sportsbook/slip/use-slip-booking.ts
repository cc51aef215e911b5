import { add, compare, formatMoney, subtract, tryParseMoney, zero, type Money } from '@fairway/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { usePreviewSlip } from '../api/use-preview-slip.ts';
import { matchName, pickName } from './pick-name.ts';
import { sendBet, type BetDraft } from './sent-bets.ts';
import { cannotBook, legOf } from './leg-of.ts';
import { limitBroken, stakeOf, type Limits } from './slip-maths.ts';
import { pickKey, useSlip, type SlipPick } from './slip-store.ts';
import { useChosenFreeBet } from './use-chosen-free-bet.ts';

interface ReadyBet {
  name: string;
  stake: Money;
  picks: readonly SlipPick[];
}

export type SlipBooking = ReturnType<typeof useSlipBooking>;

/** Everything the slip knows besides its drafts: what it would book, what blocks it, and how to book it. */
export function useSlipBooking() {
  const { t } = useTranslation('sportsbook');
  const slip = useSlip();
  const queries = useQueryClient();
  const memberId = useSession(({ session }) => session?.memberId);
  const [placing, setPlacing] = useState(false);
  const { picks } = slip;
  const parlay = slip.tab === 'parlay' && picks.length > 1;
  const sizes = parlay ? [picks.length] : [1];
  const preview = usePreviewSlip(picks, sizes, memberId).data;

  const bets = parlay ? parlayOf(picks, slip.parlayStake) : singlesOf(picks, slip.stakes);
  const total = bets.reduce((sum, { stake }) => add(sum, stake), zero('CNY'));
  const balance = tryParseMoney(preview?.balance?.amount ?? '', 'CNY');
  const { chosen: free } = useChosenFreeBet();
  const short =
    !free && balance && compare(total, balance) > 0 ? formatMoney(subtract(total, balance)) : undefined;
  const changed = preview?.legs.some(({ change }) => change === 'higher' || change === 'lower') ?? false;
  const conflict = parlay ? preview?.conflicts[0] : undefined;
  const [first, second] = [conflict?.first, conflict?.second].map((place) =>
    picks.find((pick) => place !== undefined && preview && legOf(preview, pick) === preview.legs[place]),
  );

  const limits = ({ picks: [pick] }: ReadyBet) =>
    parlay ? preview?.combined : pick && legOf(preview, pick)?.single;
  const outside = bets.find((bet) => limitBroken(bet.stake, limits(bet)) !== undefined);
  const locked = bets.flatMap((bet) => bet.picks).find((pick) => cannotBook(legOf(preview, pick)));
  const blocked =
    bets.length === 0
      ? t('slip.enterStake')
      : first && second
        ? t('slip.conflict', { first: pickName(first), second: pickName(second) })
        : locked
          ? t(legOf(preview, locked)?.status === 'suspended' ? 'slip.suspended' : 'slip.gone')
          : outside
            ? t('slip.limits', limitText(limits(outside)))
            : short
              ? t('slip.short', { amount: displayAmount(short, 'CNY') })
              : undefined;

  const place = async () => {
    if (blocked || placing) return;
    setPlacing(true);
    // Pressing the button with the new prices in view accepts them.
    const present = preview?.legs.flatMap((leg) => (leg.odds ? [{ ...leg, odds: leg.odds }] : [])) ?? [];
    if (changed) slip.accept(present);
    const priced = (pick: SlipPick) => {
      // With its version: a market that was stopped and opened again at the same price takes no older one.
      const now = present.find((leg) => pickKey(leg) === pickKey(pick));
      const { fixtureId, selectionId } = pick;
      const marketVersion = now?.marketVersion ?? pick.marketVersion;
      return { fixtureId, selectionId, marketVersion, odds: now?.odds ?? pick.odds };
    };
    for (const bet of bets) {
      const draft: BetDraft = {
        currency: 'CNY',
        unitStake: formatMoney(bet.stake),
        sizes: [bet.picks.length],
        legs: bet.picks.map(priced),
        pricePolicy: slip.policy,
        ...(free ? { freeBetId: free.id } : {}),
      };
      if (await sendBet(bet.name, draft)) for (const pick of bet.picks) useSlip.getState().remove(pick);
    }
    setPlacing(false);
    for (const key of ['listBets', 'listFreeBets', 'previewSlip', 'getWalletBalance'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
  return {
    preview,
    count: bets.length,
    total,
    balance: preview?.balance?.amount,
    free,
    short,
    changed,
    blocked,
    placing,
    place: () => void place(),
  };
}

function singlesOf(picks: readonly SlipPick[], stakes: Readonly<Record<string, string>>): ReadyBet[] {
  return picks.flatMap((pick) => {
    const stake = stakeOf(stakes[pickKey(pick)]);
    return stake ? [{ name: `${pickName(pick)} · ${matchName(pick)}`, stake, picks: [pick] }] : [];
  });
}

function parlayOf(picks: readonly SlipPick[], typed: string): ReadyBet[] {
  const stake = stakeOf(typed);
  return stake ? [{ name: picks.map((pick) => pickName(pick)).join(' + '), stake, picks }] : [];
}

function limitText(limits: Limits | null | undefined) {
  return {
    min: displayAmount(limits?.minStake ?? '0', 'CNY'),
    max: displayAmount(limits?.maxStake ?? '0', 'CNY'),
  };
}
