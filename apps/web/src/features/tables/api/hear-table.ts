import type { TableDetails, TableHand } from './shapes.ts';

/**
 * A table after news of a hand. News that is older than what is shown changes nothing; the own choices hold until the hand has moved on, and
 * the own cards until another hand begins.
 */
export function hearTable(known: TableDetails, hand: TableHand): TableDetails {
  const { hand: shown, own } = known;
  if (shown && (hand.number < shown.number || (hand.number === shown.number && hand.acts < shown.acts)))
    return known;
  if (shown && shown.number === hand.number && shown.endedAt !== null) return known;
  const isSame = shown?.number === hand.number;
  const moved = !isSame || hand.state !== shown.state || hasMoved(shown, hand);
  return {
    ...known,
    hand,
    own: own && {
      ...own,
      cards: isSame ? own.cards : [],
      options: moved ? null : own.options,
      chosen: moved ? null : own.chosen,
    },
  };
}

/** Whether what one could do is over: at niuniu all choose side by side, and another's choice takes nothing away. */
function hasMoved(shown: TableHand, hand: TableHand): boolean {
  if (shown.game === 'niuniu' && hand.game === 'niuniu') return shown.phase !== hand.phase;
  return hand.acts !== shown.acts;
}
