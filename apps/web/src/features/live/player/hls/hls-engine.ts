import { isMediaTrack, type PictureTrack } from '@fairway/contract/media/tracks.ts';
import PlaylistReader, { ErrorDetails, Events, type HlsConfig, type Level } from 'hls.js';
import type { EngineNews, HlsEngine, HlsMeans, OpenEngine } from './hls-means.ts';

/** The origin waits with its answer until there is something to say, and then says that there is nothing. */
const nothingYet = 503;

/** Expired, refused, ended, taken down: asking again brings nothing else. */
const verdicts: ReadonlySet<number> = new Set([401, 403, 410, 451]);
const inVain: ReadonlySet<string> = new Set([
  ErrorDetails.LEVEL_LOAD_TIMEOUT,
  ErrorDetails.AUDIO_TRACK_LOAD_TIMEOUT,
]);

/** In seconds: how far behind the newest part each begins, and when it is better to jump. */
const places: Readonly<Record<HlsMeans, Partial<HlsConfig>>> = {
  smooth: { lowLatencyMode: false, liveSyncDuration: 6, liveMaxLatencyDuration: 14, maxBufferLength: 10 },
  blocked: { lowLatencyMode: true, liveSyncDuration: 1.5, liveMaxLatencyDuration: 6 },
  rewind: { lowLatencyMode: false, liveSyncDuration: 30, maxLiveSyncPlaybackRate: 1, backBufferLength: 60 },
};

/** hls.js, whose 180 kB are loaded only for whom they play. Its lighter build has no sound beside a picture of its own. */
export const openHlsEngine: OpenEngine = (video, settings, news) => {
  const hls = new PlaylistReader({
    // Fragments are handed on as they are: a thread of its own would cost more than it does.
    enableWorker: false,
    maxLiveSyncPlaybackRate: 1.05,
    backBufferLength: 20,
    ...places[settings.means],
    xhrSetup: (request, url) => request.open('GET', settings.addressOf(url), true),
    playlistLoadPolicy: { default: patience },
    manifestLoadPolicy: { default: { ...patience, timeoutRetry: null, errorRetry: null } },
  });
  listen(hls, news);
  hls.once(Events.MANIFEST_PARSED, () => choose(hls, settings.picture));
  hls.loadSource(settings.url);
  hls.attachMedia(video);
  return engineOf(hls);
};

/**
 * A question about what comes next waits for it, and hls.js gives up on one after some three seconds: it is asked again for longer than an anchor may
 * be away. Any other fault is the line's.
 */
const patience: HlsConfig['playlistLoadPolicy']['default'] = {
  maxTimeToFirstByteMs: 14_000,
  maxLoadTimeMs: 16_000,
  timeoutRetry: { maxNumRetry: 25, retryDelayMs: 250, maxRetryDelayMs: 250 },
  errorRetry: {
    maxNumRetry: 1000,
    retryDelayMs: 1000,
    maxRetryDelayMs: 1000,
    shouldRetry: (_retry, _count, _isTimeout, answer) => answer?.code === nothingYet,
  },
};

function listen(hls: PlaylistReader, news: EngineNews): void {
  hls.on(Events.ERROR, (_, { fatal, details, response }) => {
    if (details === ErrorDetails.LEVEL_EMPTY_ERROR) news.empty();
    else if (fatal || verdicts.has(response?.code ?? 0))
      news.failed(response?.code === 0 ? undefined : response?.code);
    else if (response?.code === nothingYet || inVain.has(details)) news.waits();
  });
  hls.on(Events.MANIFEST_PARSED, (_, { levels }) =>
    news.offers(
      levels.flatMap((level) => {
        const track = trackOf(level);
        const { width, height, bitrate: bitRate, videoCodec: codec = '' } = level;
        return track ? [{ track, codec, width, height, bitRate }] : [];
      }),
    ),
  );
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => {
    const track = trackOf(hls.levels[level]);
    if (track) news.shows(track);
  });
}

function engineOf(hls: PlaylistReader): HlsEngine {
  return {
    get range() {
      const details = hls.latestLevelDetails;
      const first = details?.fragments[0];
      return details && first ? { start: first.start, end: details.edge } : undefined;
    },
    get shownAt() {
      return hls.playingDate?.getTime();
    },
    choose: (picture) => choose(hls, picture),
    close: () => hls.destroy(),
  };
}

function choose(hls: PlaylistReader, picture: PictureTrack | 'auto'): void {
  hls.nextLevel = picture === 'auto' ? -1 : hls.levels.findIndex((level) => trackOf(level) === picture);
}

/** Which track a variant shows: its playlist lies in a folder of that name. */
function trackOf(level: Level | undefined): PictureTrack | undefined {
  const [, track = ''] = /\/hls\/([^/]+)\/[^/]+$/.exec(level?.uri ?? '') ?? [];
  return isMediaTrack(track) && track !== 'sound' ? track : undefined;
}
