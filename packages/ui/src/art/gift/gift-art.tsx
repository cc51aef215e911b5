import { memo } from 'react';
import { GiftBeer } from './beer.tsx';
import { GiftCar } from './car.tsx';
import { GiftCastle } from './castle.tsx';
import { GiftCrown } from './crown.tsx';
import { GiftCup } from './cup.tsx';
import { GiftFootball } from './football.tsx';
import { GiftLightStick } from './light-stick.tsx';
import { GiftRocket } from './rocket.tsx';
import { GiftRose } from './rose.tsx';
import { GiftWhistle } from './whistle.tsx';

const pictures = {
  rose: GiftRose,
  'light-stick': GiftLightStick,
  beer: GiftBeer,
  whistle: GiftWhistle,
  football: GiftFootball,
  cup: GiftCup,
  rocket: GiftRocket,
  crown: GiftCrown,
  car: GiftCar,
  castle: GiftCastle,
};

export type GiftKind = keyof typeof pictures;

export interface GiftArtProps {
  kind: GiftKind;
}

/** A gift on its 64 grid; fills its box. */
const GiftArt = memo(function GiftArt({ kind }: GiftArtProps) {
  const Art = pictures[kind];
  return <Art />;
});
export default GiftArt;
