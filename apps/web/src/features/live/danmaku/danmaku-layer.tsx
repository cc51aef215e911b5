import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import type { Comment, DanmakuFeed } from './danmaku-feed.ts';
import { mergeInto, type Shown } from './crowd.ts';
import { areaParts, crossingMs, letterPx, useDanmakuSettings } from './danmaku-settings.ts';
import { Lanes } from './lanes.ts';
import styles from './danmaku.module.css';

/** Height of a lane by its letters. */
const laneOf = (px: number) => Math.round(px * 1.7);
/** How long a comment is read where nothing moves. */
const stillMs = 4000;

interface DanmakuLayerProps {
  feed: DanmakuFeed;
  /** How late the picture is, in milliseconds: comments wait as long, so that none says what is not to be seen yet. */
  behindMs: number;
}

/** Comments crossing the picture, none over another. The chat has the same words for readers. */
export function DanmakuLayer({ feed, behindMs }: DanmakuLayerProps) {
  const { area, speed, size, opacity } = useDanmakuSettings();
  const box = useRef<HTMLDivElement>(null);
  const [lanes] = useState(() => new Lanes());
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const px = letterPx[size];
  const leave = (id: string) => setShown((before) => before.filter((one) => one.id !== id));

  const enter = useEffectEvent((comment: Comment) => {
    const stage = box.current;
    if (!stage || document.hidden) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const ms = still ? stillMs : crossingMs[speed];
    const count = Math.max(1, Math.floor((stage.clientHeight * areaParts[area]) / laneOf(px)));
    setShown((before) => {
      const merged = mergeInto(before, comment);
      if (merged) return merged;
      const crossing = { stage: stage.clientWidth, ms };
      const lane = still
        ? freeLane(before, count)
        : lanes.place(widthOf(comment.text, px), performance.now(), count, crossing);
      return lane === undefined ? before : [...before, { ...comment, lane, count: 1 }];
    });
    setTimeout(() => leave(comment.id), ms);
  });
  const held = useEffectEvent((comment: Comment) => {
    if (comment.own || behindMs === 0) enter(comment);
    else setTimeout(() => enter(comment), behindMs);
  });
  useEffect(() => feed.subscribe((comment) => held(comment)), [feed]);

  return (
    <div
      ref={box}
      aria-hidden
      className={styles.layer}
      style={
        {
          '--letter': `${px}px`,
          '--crossing': `${crossingMs[speed]}ms`,
          opacity: opacity / 100,
        } as CSSProperties
      }
    >
      {shown.map(({ id, text, own, lane, count }) => (
        <span
          key={id}
          className={clsx(styles.comment, own && styles.own, count > 1 && styles.crowd)}
          style={{ top: lane * laneOf(px) }}
        >
          {text}
          {count > 1 && ` ×${count}`}
        </span>
      ))}
    </div>
  );
}

function freeLane(shown: readonly Shown[], count: number): number | undefined {
  const taken = new Set(shown.map(({ lane }) => lane));
  return Array.from({ length: count }, (_, lane) => lane).find((lane) => !taken.has(lane));
}

/** Wide enough for any letter: full-width ones take their whole square. */
function widthOf(text: string, px: number): number {
  return Array.from(text).length * px + px;
}
