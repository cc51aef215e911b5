import { publishedConfiguration } from '#modules/site';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignKey } from '../../tables.ts';

/** Throws `activityUnknown` for quizzes of the world cup while the site's general switch WORLD_CUP is off (specification section 3). */
export async function refuseSwitchedOff(app: Platform, kind: CampaignKey['kind']): Promise<void> {
  if (kind !== 'worldCupGuess') return;
  const { configuration } = await publishedConfiguration(app);
  if (!configuration.switches.worldCup) throw new AppError('activityUnknown');
}
