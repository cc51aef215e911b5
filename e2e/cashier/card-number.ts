import { randomInt } from 'node:crypto';

/** A card number of no bank with a right check digit: a card belongs to one member, so each story has its own. */
export function newCardNumber(): string {
  const body = `622202${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** How the site shows it: «6222 **** **** 7894». */
export const masked = (card: string) => `${card.slice(0, 4)} **** **** ${card.slice(-4)}`;
