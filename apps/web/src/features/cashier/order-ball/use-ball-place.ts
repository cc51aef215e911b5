import { placeNear, type BallPlace } from '@fairway/ui/components/float-ball/ball-place.ts';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { ballSize, ballStarts, startsBesideFrom } from './ball-look.ts';
import { useOrderBalls, type BallKind } from './order-ball-store.ts';

/** What a member does with the page itself, and not with a ball or its panel. */
const uses = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Where a ball rests. It appears where the specification puts it; as soon as its member uses the page it makes room and
 * retires to the edge at the same height. Where the start would lie over what a page has to press, it is at the edge from
 * the beginning. Undefined while it is where it started.
 */
export function useBallPlace(kind: BallKind): BallPlace | undefined {
  const moved = useOrderBalls(({ places }) => places[kind]);
  const retired = useOrderBalls((store) => store.retired.includes(kind));
  const setRetired = useOrderBalls((store) => store.setRetired);
  const yields = useYield();
  const isUnused = moved === undefined && !retired;
  useEffect(() => {
    if (!isUnused) return undefined;
    const retire = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-float-ball], [role=dialog]')) return;
      setRetired(kind, true);
    };
    for (const use of uses) addEventListener(use, retire, { capture: true, passive: true });
    return () => {
      for (const use of uses) removeEventListener(use, retire, { capture: true });
    };
  }, [kind, isUnused, setRetired]);
  useEffect(() => () => setRetired(kind, false), [kind, setRetired]);
  const place = moved ?? (retired || yields ? retirement(kind) : undefined);
  useEdge(kind, place?.side ?? 'right');
  return place;
}

const beside = matchMedia(`(width >= ${startsBesideFrom}px)`);

function onWidth(changed: () => void): () => void {
  beside.addEventListener('change', changed);
  return () => beside.removeEventListener('change', changed);
}

/** Whether the window leaves no room beside the page and the page is one that is worked on. */
function useYield(): boolean {
  const isBeside = useSyncExternalStore(onWidth, () => beside.matches);
  const isScenic = useMatches({ select: (matches) => matches.at(-1)?.staticData.scenic === true });
  return !isBeside && !isScenic;
}

function retirement(kind: BallKind): BallPlace {
  const room = { width: innerWidth, height: innerHeight, size: ballSize, header: 72 };
  return placeNear(innerWidth, ballStarts[kind].top, room);
}

/**
 * Reports to the page that a ball is at its right side: what fills the window up to the edge leaves it a strip there.
 */
function useEdge(kind: BallKind, side: BallPlace['side']): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const name = `${kind}Ball`;
    dataset[name] = side;
    return () => {
      delete dataset[name];
    };
  }, [kind, side]);
}
