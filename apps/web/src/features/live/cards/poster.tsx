import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import { RoomCover } from '@fairway/ui/art/room/room-cover.tsx';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { textOf } from '../../../lib/site/site-config.ts';
import { useVideoDomains } from '../api/use-video.ts';
import type { LiveRoom, RoomMatch } from '../api/shapes.ts';
import { pictureUrl } from '../player/play-url.ts';
import styles from './poster.module.css';

export interface PosterProps {
  room: Pick<LiveRoom, 'posterUrl' | 'match' | 'anchor' | 'title' | 'kind' | 'cover'>;
  /** Without teams and score, where words stand over it. */
  plain?: boolean;
  /** What moves over the frame. */
  moving?: ReactNode;
}

/** A room's picture: its last frame, the match in its teams' colours where there is none, or the anchor before the chosen scene. Decorative. */
export function Poster({ room, plain = false, moving }: PosterProps) {
  const { match, anchor, posterUrl, kind, cover } = room;
  return (
    <div className={styles.poster} aria-hidden>
      {match && (kind === 'match' || !anchor) ? (
        <MatchPoster match={match} plain={plain} />
      ) : (
        <RoomCover
          scene={cover ?? (kind === 'table' ? 'wheel' : match ? 'pitch' : 'desk')}
          host={anchor?.name ?? room.title}
        />
      )}
      {posterUrl !== null && <LastFrame address={posterUrl} />}
      {moving}
    </div>
  );
}

/** One frame as a film of no length: the browser shows it without a player. A frame that does not come leaves the drawing. */
function LastFrame({ address: signed }: { address: string }) {
  const domain = useVideoDomains().data?.domains[0];
  const address = useSteady(signed);
  const absolute = /^https?:/.test(address);
  if (!absolute && domain === undefined) return null;
  const src = absolute ? address : pictureUrl(domain ?? '', address, location.href);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- one silent frame
  return <video className={styles.picture} src={src} muted playsInline preload="auto" tabIndex={-1} />;
}

function MatchPoster({ match, plain }: { match: RoomMatch; plain: boolean }) {
  const colours = {
    '--home-colour': match.home.colours.first,
    '--away-colour': match.away.colours.first,
  } as CSSProperties;
  const { score } = match;
  const ground = <div className={styles.match} style={colours} />;
  if (plain) return ground;
  return (
    <>
      {ground}
      <div className={styles.sides}>
        <Side team={match.home} />
        {score ? (
          <b className={styles.score}>
            {score.home} : {score.away}
          </b>
        ) : (
          <b className={styles.vs}>VS</b>
        )}
        <Side team={match.away} />
      </div>
    </>
  );
}

function Side({ team }: { team: RoomMatch['home'] }) {
  return (
    <span className={styles.side}>
      <Crest name={team.name.en} design={team.colours} size={44} />
      <span className="ellipsis">{textOf(team.name)}</span>
    </span>
  );
}

/** How long a frame stays before the next is fetched, in milliseconds; every answer signs its address again. */
const frameMs = 30_000;

function useSteady(address: string): string {
  const [shown, setShown] = useState(address);
  const since = useRef(0);
  useEffect(() => {
    if (performance.now() - since.current < frameMs) return;
    since.current = performance.now();
    setShown(address);
  }, [address]);
  return shown;
}
