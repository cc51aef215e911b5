import type { DealerBet, DealResult, DealtCard } from '@fairway/contract/dealer/schemas.ts';
import { compare, isPositive, parseMoney } from '@fairway/money';
import type { TFunction } from 'i18next';
import { cardLabel } from '../../../lib/cards/card-label.ts';
import { displayAmount } from '../../../lib/format-amount.ts';
import { spotName } from '../spots/spot-name.ts';
import { pocketColour } from '../wheel/wheel-order.ts';

type Say = TFunction<'dealer'>;

/** What came out, in words. */
export function resultText(t: Say, result: DealResult): string {
  switch (result.game) {
    case 'baccarat':
      return [
        t(`result.${result.winner}`),
        t('result.points', { player: result.playerPoints, banker: result.bankerPoints }),
        ...(result.playerPair ? [t('result.playerPair')] : []),
        ...(result.bankerPair ? [t('result.bankerPair')] : []),
      ].join(' · ');
    case 'dragonTiger':
      return [t(`result.${result.winner}`), ...(result.suited ? [t('result.suited')] : [])].join(' · ');
    case 'roulette': {
      const colour = pocketColour(result.number);
      return t('result.number', {
        number: result.number,
        colour: t(`result.${colour === 'green' ? 'zero' : colour}`),
      });
    }
    case 'sicbo': {
      const total = result.dice.reduce((sum, face) => sum + face, 0);
      const isTriple = new Set(result.dice).size === 1;
      const side = isTriple ? 'triple' : total >= 11 ? 'big' : 'small';
      return t('result.dice', { dice: result.dice.join(' '), total, side: t(`result.${side}`) });
    }
  }
}

/** What an own bet came to. Up to the stake it is plain: getting less back than was put is no win. Empty while it is open. */
export function ownText(t: Say, { status, stake, returned, currency }: DealerBet): string {
  if (returned === null) return '';
  const amount = displayAmount(returned, currency);
  if (status === 'voided') return t('result.voided', { amount });
  const money = parseMoney(returned, currency);
  if (!isPositive(money)) return t('result.nothing');
  return t(compare(money, parseMoney(stake, currency)) > 0 ? 'result.won' : 'result.back', { amount });
}

/** A card that was dealt, as it is said: 闲 黑桃A. */
export function cardText(t: Say, { side, card }: Pick<DealtCard, 'side' | 'card'>): string {
  return t('spoken.card', { side: spotName(t, side), card: cardLabel(t, card) });
}
