import { useState, type RefObject } from 'react';
import type { HlsMeans } from './hls/hls-means.ts';
import { quality, pictureQuality, type PlayChoice } from './quality.ts';
import type { Playing } from './room-play.ts';
import { useHlsPlayer } from './use-hls-player.ts';
import { useLivePlayer } from './use-live-player.ts';

export interface RoomPicture {
  readonly playing: Playing | undefined;
  readonly rewound: boolean;
  readonly choice: PlayChoice;
  readonly choose: (choice: PlayChoice) => void;
  readonly rewind: () => void;
  /** Back to what happens now. */
  readonly leaveRewind: () => void;
}

/** The picture of a room while `wanted`: parts over a socket, or playlists where the viewer wants it, looks back or is let through no socket. */
export function useRoomPicture(
  video: RefObject<HTMLVideoElement | null>,
  chatRoomNo: string,
  wanted: boolean,
  onEmpty: () => void,
): RoomPicture {
  const [choice, setChoice] = useState(() => quality.read());
  const [rewound, setRewound] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const means: HlsMeans | undefined = rewound
    ? 'rewind'
    : choice === 'smooth'
      ? 'smooth'
      : blocked
        ? 'blocked'
        : undefined;
  const byParts = useLivePlayer(video, chatRoomNo, wanted && means === undefined);
  const byHls = useHlsPlayer(video, chatRoomNo, wanted ? means : undefined, () => {
    setRewound(false);
    onEmpty();
  });
  const playing = byParts ?? byHls;
  // The next broadcast begins with what happens.
  if (rewound && !wanted) setRewound(false);
  // Every line was tried, and no origin has said a word: something between here and there lets no socket through.
  if (!blocked && byParts?.view.phase === 'waiting' && !byParts.view.heard) setBlocked(true);
  return {
    playing,
    rewound,
    choice,
    choose: (chosen) => {
      quality.write(chosen);
      setChoice(chosen);
      playing?.player.choose(pictureQuality(chosen));
    },
    rewind: () => setRewound(true),
    leaveRewind: () => setRewound(false),
  };
}
