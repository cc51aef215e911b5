import { compare, formatMoney, subtract, tryParseMoney, zero } from '@fairway/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../../lib/format-amount.ts';
import { useQuoteBuilder } from '../../api/use-quote-builder.ts';
import type { BuilderQuote } from '../../api/shapes.ts';
import { pickName } from '../pick-name.ts';
import { sendBet } from '../sent-bets.ts';
import { limitBroken, stakeOf } from '../slip-maths.ts';
import { canBuild, useSlip, type SlipPick } from '../slip-store.ts';
import { isQuoteOf, refusalOf, wholeRefusal } from './refusal-of.ts';

export type BuilderBooking = ReturnType<typeof useBuilderBooking>;

/** The slip as one bet builder: its price now, what blocks it, and how to book it. */
export function useBuilderBooking() {
  const { t } = useTranslation('sportsbook');
  const { picks, tab, builderStake } = useSlip();
  const queries = useQueryClient();
  const [placing, setPlacing] = useState(false);
  const isShown = tab === 'builder' && canBuild(picks);
  const asked = useQuoteBuilder(picks, isShown).data;
  const quote = asked && isQuoteOf(asked, picks) ? asked : undefined;

  const stake = stakeOf(builderStake);
  const balance = tryParseMoney(quote?.balance?.amount ?? '', 'CNY');
  const short =
    stake && balance && compare(stake, balance) > 0 ? formatMoney(subtract(stake, balance)) : undefined;
  const whole = wholeRefusal(quote);
  const refused = picks.find((pick) => refusalOf(quote, pick) !== undefined);
  const { limits } = quote ?? {};
  const blocked =
    quote === undefined
      ? t('builder.asking')
      : whole
        ? t(`builder.reason.${whole}`)
        : refused
          ? t('builder.blocked', { name: pickName(refused) })
          : !stake
            ? t('slip.enterStake')
            : limitBroken(stake, limits) !== undefined
              ? t('slip.limits', {
                  min: displayAmount(limits?.minStake ?? '0', 'CNY'),
                  max: displayAmount(limits?.maxStake ?? '0', 'CNY'),
                })
              : short
                ? t('slip.short', { amount: displayAmount(short, 'CNY') })
                : undefined;

  const place = async () => {
    if (blocked || placing || !stake || !quote?.odds) return;
    setPlacing(true);
    const name = `${t('builder.name')} · ${picks.map((pick) => pickName(pick)).join(' + ')}`;
    const draft = { ...draftOf(quote, quote.odds), unitStake: formatMoney(stake) };
    if (await sendBet(name, { ...draft, pricePolicy: useSlip.getState().policy })) removeAll(picks);
    setPlacing(false);
    for (const key of ['listBets', 'previewSlip', 'quoteBuilder', 'getWalletBalance'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
  return {
    isShown,
    quote,
    preview: undefined,
    count: stake ? 1 : 0,
    total: stake ?? zero('CNY'),
    balance: quote?.balance?.amount,
    free: undefined,
    short,
    changed: false,
    blocked,
    placing,
    place: () => void place(),
  };
}

/** At the price in view: pressing the button agrees to it. */
function draftOf({ legs }: BuilderQuote, odds: string) {
  return {
    currency: 'CNY' as const,
    sizes: [legs.length],
    legs: legs.map(({ fixtureId, selectionId, marketVersion, odds: single }) => ({
      fixtureId,
      selectionId,
      marketVersion,
      odds: single ?? odds,
    })),
    builder: { odds },
  };
}

function removeAll(picks: readonly SlipPick[]): void {
  for (const pick of picks) useSlip.getState().remove(pick);
}
