import { merkleLeaf } from '@fairway/fair-games';
import { formatMoney, money } from '@fairway/money';
import { hashing } from '#modules/games';
import type { LeafRow } from './tickets-store.ts';

/** A ticket as a leaf of its issue's tree. Its id, which only its member and the house know, keeps others from guessing what it was. */
export function ticketLeaf(ticket: LeafRow): string {
  return merkleLeaf(hashing, leafText(ticket));
}

/** `id:lottery:issue:play:pick:currency:unit:times`. */
export function leafText({ id, lottery, issue, play, pick, currency, unit, times }: LeafRow): string {
  return [id, lottery, issue, play, pick, currency, formatMoney(money(currency, unit)), times].join(':');
}
