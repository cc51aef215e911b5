import { FairGamesError } from '../fair-games-error.ts';

/** The fault that an act is refused for; undefined when it is not, the error's text when it fails otherwise. */
export function faultOf(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    return error instanceof FairGamesError ? error.fault : String(error);
  }
  return undefined;
}
