import { GiftCup } from '@fairway/ui/art/gift/cup.tsx';
import { GiftFootball } from '@fairway/ui/art/gift/football.tsx';
import { GiftPicture } from '@fairway/ui/art/gift/gift-picture.tsx';
import { GoodsHeadphones, GoodsJersey, GoodsPhone } from '@fairway/ui/art/gift/goods.tsx';
import { Coin } from '@fairway/ui/art/object/coin-disc.tsx';
import { Gem } from '@fairway/ui/art/object/gem.tsx';
import { GiftBox } from '@fairway/ui/art/object/gift-box.tsx';
import { giftArts, type GiftArt } from '@fairway/contract/promotions/gift/arts.ts';
import type { ReactNode } from 'react';

const drawings: Readonly<Record<GiftArt, () => ReactNode>> = {
  phone: () => <GoodsPhone />,
  headphones: () => <GoodsHeadphones />,
  jersey: () => <GoodsJersey />,
  ball: () => <GiftFootball />,
  cup: () => <GiftCup />,
  coins: () => (
    <GiftPicture>
      <Coin cx={20} cy={26} r={13} turn={-14} />
      <Coin cx={44} cy={28} r={12} turn={10} />
      <Coin cx={32} cy={42} r={16} turn={0} />
    </GiftPicture>
  ),
  points: () => (
    <GiftPicture>
      <Gem cx={32} cy={31} scale={0.62} colour="#5c7cff" turn={-6} />
    </GiftPicture>
  ),
  box: () => (
    <GiftPicture>
      <GiftBox cx={32} cy={34} scale={0.42} />
    </GiftPicture>
  ),
};

/** The drawing of a gift by the name that the server gave; fills its box. Decorative. */
export function GiftDrawing({ name }: { name: string | undefined }) {
  return drawings[giftArts.find((known) => known === name) ?? 'box']();
}
