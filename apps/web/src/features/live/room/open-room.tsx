import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteParameters } from '../../../lib/site/parameters.ts';
import { toast } from '../../../lib/toasts.ts';
import type { LiveRoom, WatchStatus } from '../api/shapes.ts';
import { useControlSwitches } from '../api/use-control-switches.ts';
import { useWatchStatus } from '../api/use-room.ts';
import { useVideoSwitch } from '../api/use-video.ts';
import { DanmakuFeed } from '../danmaku/danmaku-feed.ts';
import { canPlayParts } from '../player/media-sink.ts';
import { canPlayHls, useHlsPlay } from '../player/use-hls-play.ts';
import { useRoomPicture } from '../player/use-room-picture.ts';
import { ReplayList } from '../replay/replay-list.tsx';
import { ReplayStage } from '../replay/replay-stage.tsx';
import { LiveQr } from './live-qr.tsx';
import { ReportPicture } from './report-picture.tsx';
import { RoomHead } from './room-head.tsx';
import { RoomSide } from './room-side.tsx';
import { Stage } from './stage.tsx';
import { isPlayable, matchPhase, stageState } from './stage-state.ts';
import { usePreviewLeft } from './use-preview-left.ts';
import styles from './room.module.css';

/** What other features have for a room, by its place. */
export interface RoomParts {
  /** The button of the bet slip. */
  slip: (room: LiveRoom) => ReactNode;
  /** Score and clock, late by so many milliseconds. */
  bug: (room: LiveRoom, behindMs: number) => ReactNode;
  facts: (room: LiveRoom, behindMs: number) => ReactNode;
  odds: (room: LiveRoom) => ReactNode;
  chat: (room: LiveRoom, feed: DanmakuFeed) => ReactNode;
  gifts: (room: LiveRoom) => ReactNode;
  ranks: (room: LiveRoom) => ReactNode;
  effects: (room: LiveRoom) => ReactNode;
}

/** A room: the picture with what lies over it, what is below it, and the column beside it. */
export function OpenRoom({ room, parts }: { room: LiveRoom; parts: RoomParts }) {
  const { t } = useTranslation('live');
  const { chatRoomNo, status, match, anchor } = room;
  const video = useRef<HTMLVideoElement>(null);
  const [feed] = useState(() => new DanmakuFeed());
  const [byParts] = useState(canPlayParts);
  const [byHls] = useState(() => !byParts && canPlayHls());
  const supported = byParts || byHls;
  const site = useSiteParameters().data;
  const offered = useVideoSwitch().data?.on;
  const hasSports = useControlSwitches().data?.footballVenue !== false;
  const onAir = status === 'live' || status === 'interrupted';
  const asked = useWatchStatus(chatRoomNo, onAir);
  const watch = offered === false ? switchedOff : asked.data;
  const previewLeft = usePreviewLeft(watch, () => void asked.refetch());
  const { replay } = useSearch({ from: '/shell/app/live/room/$roomNo' });
  const navigate = useNavigate({ from: '/app/live/room/$roomNo' });
  const leaveReplay = () => void navigate({ search: {} });
  const wanted = isPlayable({ status, watch, supported }) && previewLeft !== 0 && replay === undefined;
  const picture = useRoomPicture(video, chatRoomNo, wanted && byParts, () =>
    toast({ title: t('player.rewindEmpty'), duration: 4000 }),
  );
  const { playing, rewound } = picture;
  const hls = useHlsPlay(video, chatRoomNo, wanted && byHls);
  const view = playing?.view;
  const behindMs = view?.behindMs ?? 0;
  const again = () => {
    playing?.player.again();
    void asked.refetch();
  };
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <RoomHead room={room} end={hasSports && parts.slip(room)} />
        {replay !== undefined ? (
          <ReplayStage key={replay} broadcastId={replay} onLeave={leaveReplay} />
        ) : (
          <Stage
            room={room}
            video={video}
            picture={picture}
            state={stageState({
              status,
              match: matchPhase(match),
              watch,
              phase: view?.phase ?? hls,
              supported,
            })}
            watch={watch}
            previewLeft={wanted ? previewLeft : undefined}
            hasDanmaku={site?.bulletComments === '1'}
            feed={feed}
            bug={parts.bug(room, behindMs)}
            effects={parts.effects(room)}
            native={byHls}
            onAgain={again}
          />
        )}
        <div className={styles.below}>
          {parts.gifts(room)}
          <div className={styles.foot}>
            <LiveQr />
            {onAir && <ReportPicture chatRoomNo={chatRoomNo} />}
            {match ? (
              <p className={styles.truth}>{t('room.trueTime')}</p>
            ) : (
              anchor && (
                <Link
                  to="/app/anchor/$anchorId"
                  params={{ anchorId: anchor.anchorId }}
                  className={buttonClass({ variant: 'quiet', size: 's' })}
                >
                  {t('room.anchorPage')}
                </Link>
              )
            )}
          </div>
        </div>
      </div>
      <RoomSide
        chat={site?.chat !== '1' || room.kind === 'table' ? null : parts.chat(room, feed)}
        odds={hasSports && match ? parts.odds(room) : null}
        // A match that is looked back at begins with what the viewer has seen, and what waits then is not kept for the return.
        facts={match && <Fragment key={String(rewound)}>{parts.facts(room, behindMs)}</Fragment>}
        ranks={room.anchor && parts.ranks(room)}
        replays={room.anchor && <ReplayList chatRoomNo={chatRoomNo} playing={replay} />}
      />
    </div>
  );
}

/** What a room's own rule would answer where the site offers no picture. */
const switchedOff: WatchStatus = {
  allowed: false,
  rule: 'switchedOff',
  secondsLeft: null,
  delaySeconds: 0,
};
