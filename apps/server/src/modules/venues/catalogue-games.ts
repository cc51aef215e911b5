import { defineExtensionPoint } from '#platform/extension-points.ts';

/** A game that members find in a hall. A product lists its own in its mount; what a game does is that product's. */
export interface CatalogueGame {
  /** Names the game in paths, favourites and counts; unique over all products and never given to another game. */
  readonly code: string;
  /** Code of its venue, whose switch opens and closes the game. */
  readonly venue: string;
  readonly name: { readonly zh: string; readonly en: string };
  /** The page of this site that plays it. */
  readonly path: string;
  /** Whether it can be played without money, at `path` with `?demo=1`. */
  readonly demo: boolean;
  /** The published theoretical return in percent, such as `99.00`; null where none is published. */
  readonly rtp: string | null;
  /** Key of its drawing on the pages; null shows the drawing of its category. */
  readonly art: string | null;
  /** The code by which a venue outside opens it; games of the house have none. */
  readonly codeThere?: string;
}

export const catalogueGames = defineExtensionPoint<CatalogueGame>('catalogue games');
