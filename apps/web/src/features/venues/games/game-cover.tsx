/* oxlint-disable import/default -- what is imported is the drawing's address, which the build makes (build/drawn-pictures.ts) */
import blackjack from '@fairway/ui/art/cover/blackjack-cover.tsx?drawn';
import dice from '@fairway/ui/art/cover/dice-cover.tsx?drawn';
import drum from '@fairway/ui/art/cover/drum-cover.tsx?drawn';
import gem from '@fairway/ui/art/cover/gem-cover.tsx?drawn';
import hilo from '@fairway/ui/art/cover/hilo-cover.tsx?drawn';
import keno from '@fairway/ui/art/cover/keno-cover.tsx?drawn';
import koi from '@fairway/ui/art/cover/koi-cover.tsx?drawn';
import lantern from '@fairway/ui/art/cover/lantern-cover.tsx?drawn';
import limbo from '@fairway/ui/art/cover/limbo-cover.tsx?drawn';
import moon from '@fairway/ui/art/cover/moon-cover.tsx?drawn';
import plinko from '@fairway/ui/art/cover/plinko-cover.tsx?drawn';
import rocket from '@fairway/ui/art/cover/rocket-cover.tsx?drawn';
import videoPoker from '@fairway/ui/art/cover/video-poker-cover.tsx?drawn';
import { categoryOf, VenuePicture } from '../../../lib/pictures/venue-picture.tsx';
import type { Game } from '../api/use-games.ts';
import styles from './game-tile.module.css';

/** By the key of its art: the drawing, and the colour of the lettering on it. */
const covers: Readonly<Record<string, readonly [drawing: string, tone: 'gold' | 'azure' | 'mint' | 'pink']>> =
  {
    blackjack: [blackjack, 'azure'],
    dice: [dice, 'azure'],
    drum: [drum, 'gold'],
    gem: [gem, 'mint'],
    hilo: [hilo, 'gold'],
    keno: [keno, 'gold'],
    koi: [koi, 'gold'],
    lantern: [lantern, 'gold'],
    limbo: [limbo, 'mint'],
    moon: [moon, 'gold'],
    plinko: [plinko, 'pink'],
    rocket: [rocket, 'azure'],
    videoPoker: [videoPoker, 'mint'],
  };

/** A game's cover with its name lettered at the foot; the picture of its category where it has no drawing. Decorative. */
export function GameCover({ game }: { game: Game }) {
  const known = game.art !== null && Object.hasOwn(covers, game.art) ? covers[game.art] : undefined;
  const [drawing, tone] = known ?? [undefined, 'gold'];
  return (
    <>
      {drawing === undefined ? (
        <VenuePicture category={categoryOf(game.categoryCode)} />
      ) : (
        <img
          src={drawing}
          alt=""
          decoding="async"
          loading="lazy"
          draggable={false}
          className={styles.drawing}
        />
      )}
      <span aria-hidden className={styles.lettering} data-tone={tone} style={{ fontSize: sizeOf(game.name) }}>
        {game.name}
      </span>
    </>
  );
}

/** Longer names are lettered smaller, so that they stay on the cover. */
function sizeOf(name: string): number {
  const wide = Array.from(name).reduce((sum, letter) => sum + (letter > '\u00ff' ? 1 : 0.6), 0);
  return Math.min(30, Math.floor(156 / Math.max(wide, 1)));
}
