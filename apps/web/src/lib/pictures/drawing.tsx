/* oxlint-disable import/default -- what is imported is the drawing's address, which the build makes (build/drawn-pictures.ts) */
import matchNight from '@fairway/ui/art/hero/match-night.tsx?drawn';
import stadium from '@fairway/ui/art/hero/stadium-hero.tsx?drawn';
import club from '@fairway/ui/art/promo/club-banner.tsx?drawn';
import envelope from '@fairway/ui/art/promo/envelope-banner.tsx?drawn';
import gift from '@fairway/ui/art/promo/gift-banner.tsx?drawn';
import token from '@fairway/ui/art/promo/token-banner.tsx?drawn';
import trophy from '@fairway/ui/art/promo/trophy-banner.tsx?drawn';
import egame from '@fairway/ui/art/venue/egame.tsx?drawn';
import esport from '@fairway/ui/art/venue/esport.tsx?drawn';
import fishing from '@fairway/ui/art/venue/fishing.tsx?drawn';
import live from '@fairway/ui/art/venue/live-dealer.tsx?drawn';
import lottery from '@fairway/ui/art/venue/lottery.tsx?drawn';
import sport from '@fairway/ui/art/venue/sport.tsx?drawn';
import chess from '@fairway/ui/art/venue/table-games.tsx?drawn';
import styles from './drawing.module.css';

const drawings = {
  matchNight,
  stadium,
  club,
  envelope,
  gift,
  token,
  trophy,
  egame,
  esport,
  fishing,
  live,
  lottery,
  sport,
  chess,
};

export type DrawingName = keyof typeof drawings;

/**
 * A scene that fills its box and is cropped, never distorted; the box keeps its ground while it loads. Decorative, and not draggable itself:
 * a float window is dragged by it.
 */
export function Drawing({ of }: { of: DrawingName }) {
  return <img className={styles.drawing} src={drawings[of]} alt="" decoding="async" draggable={false} />;
}
