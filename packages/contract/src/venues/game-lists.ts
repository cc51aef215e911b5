import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** What became of a game that a venue outside lists. */
export const listedGameStates = defineEnum({
  waiting: { code: 'waiting', zh: '待上架', en: 'Waits for release' },
  released: { code: 'released', zh: '已上架', en: 'Released' },
  withheld: { code: 'withheld', zh: '不上架', en: 'Withheld' },
  /** Missing from two readings in a row. Found again, it waits. */
  vanished: { code: 'vanished', zh: '场馆已下架', en: 'No longer listed' },
});
export type ListedGameState = CodeOf<typeof listedGameStates>;
