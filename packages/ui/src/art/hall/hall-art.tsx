import { memo } from 'react';
import { HallBaccarat } from './baccarat.tsx';
import { HallDice } from './dice.tsx';
import { HallTwoCards } from './two-cards.tsx';
import { HallWheel } from './wheel.tsx';

const pictures = {
  baccarat: HallBaccarat,
  wheel: HallWheel,
  'two-cards': HallTwoCards,
  dice: HallDice,
};

export type HallPicture = keyof typeof pictures;

export interface HallArtProps {
  kind: HallPicture;
}

/** Picture of a hall for menus, 220 x 124. */
const HallArt = memo(function HallArt({ kind }: HallArtProps) {
  const Art = pictures[kind];
  return <Art />;
});
export default HallArt;
