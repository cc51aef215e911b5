import { roomKinds, roomStatuses } from '@fairway/contract/live/states.ts';
import type { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import { watchRuleNames } from '@fairway/contract/live/video-labels.ts';
import { watchRules, type liveVideoSchemas } from '@fairway/contract/live/video-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { hasMedia } from '../media/media-line.ts';
import { controlSwitches } from '../switches/control-switches.ts';

type Endpoints = typeof liveVideoEndpoints;
type Schemas = typeof liveVideoSchemas;

/** On while the site's switch ANCHOR is, and there is an origin to show something. */
export const getVideoSwitch: Operation<Endpoints['getVideoSwitch'], Schemas['getVideoSwitch']> = async (
  app,
) => ({ on: hasMedia(app) && (await controlSwitches(app)).anchor });

/** What the codes of the lobby's filters are called in the caller's language. */
export const getVideoDictionary: Operation<Endpoints['getVideoDictionary'], Schemas['getVideoDictionary']> = (
  _app,
  call,
) => {
  const language = call.language === 'en' ? 'en' : 'zh';
  const labels = (list: readonly { code: string; zh: string; en: string }[]) =>
    Object.fromEntries(list.map((each) => [each.code, each[language]]));
  return Promise.resolve({
    kinds: labels(roomKinds.list),
    statuses: labels(roomStatuses.list),
    rules: Object.fromEntries(watchRules.map((rule) => [rule, watchRuleNames[rule][language]])),
  });
};
