/* oxlint-disable import/default -- what is imported is the drawing's address, which the build makes (build/drawn-pictures.ts) */
import type { NewsArt } from '@fairway/contract/content/news/kinds.ts';
import board from '@fairway/ui/art/news/board-news.tsx?drawn';
import cards from '@fairway/ui/art/news/cards-news.tsx?drawn';
import cup from '@fairway/ui/art/news/cup-news.tsx?drawn';
import offside from '@fairway/ui/art/news/offside-news.tsx?drawn';
import pitch from '@fairway/ui/art/news/pitch-news.tsx?drawn';
import screen from '@fairway/ui/art/news/screen-news.tsx?drawn';
import shirt from '@fairway/ui/art/news/shirt-news.tsx?drawn';
import spot from '@fairway/ui/art/news/spot-news.tsx?drawn';
import table from '@fairway/ui/art/news/table-news.tsx?drawn';
import turf from '@fairway/ui/art/news/turf-news.tsx?drawn';
import watch from '@fairway/ui/art/news/watch-news.tsx?drawn';
import styles from '../../../lib/pictures/drawing.module.css';

const drawings: Readonly<Record<NewsArt, string>> = {
  pitch,
  cup,
  table,
  screen,
  offside,
  board,
  cards,
  spot,
  shirt,
  turf,
  watch,
};

/** The drawing of an article, filling its box. Decorative: its title is beside it. */
export function NewsDrawing({ art }: { art: NewsArt }) {
  return <img className={styles.drawing} src={drawings[art]} alt="" decoding="async" />;
}
