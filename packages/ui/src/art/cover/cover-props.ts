export interface CoverProps {
  /** Name of the game, lettered at the foot; up to five Chinese characters or ten letters. Left out, the page letters it. */
  title?: string | undefined;
}
