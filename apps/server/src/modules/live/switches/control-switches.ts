import { generalControlSwitches } from '@fairway/contract/site/switches.ts';
import { publishedConfiguration } from '#modules/site';
import type { Platform } from '#platform/platform.ts';

/** The general control switches as operators set them, by their clean names. */
export async function controlSwitches(
  app: Platform,
): Promise<Record<keyof typeof generalControlSwitches.codes, boolean>> {
  const { switches } = (await publishedConfiguration(app)).configuration;
  return {
    footballIntelligence: switches.footballIntelligence,
    chatRoom: switches.chat,
    anchor: switches.anchor,
    footballVenue: switches.footballVenue,
    worldCup: switches.worldCup,
    virtualCurrency: switches.virtualCurrency,
  };
}
