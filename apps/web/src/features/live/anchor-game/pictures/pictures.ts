/* oxlint-disable import/default -- what is imported is the drawing's address, which the build makes (build/drawn-pictures.ts) */
import football from './football-room.tsx?drawn';
import lottery from './lottery-room.tsx?drawn';
import slots from './slots-room.tsx?drawn';
import table from './table-room.tsx?drawn';

/** The pictures of the anchors' hall, as files. */
export const hallPictures = { football, table, slots, lottery };
export type HallPicture = keyof typeof hallPictures;
