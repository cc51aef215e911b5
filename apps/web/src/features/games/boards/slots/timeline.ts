/** A scene of a round with its time on the stage, in ms. */
interface Placed<S> {
  readonly scene: S;
  readonly at: number;
  readonly length: number;
}

export interface Timeline<S> {
  readonly scenes: readonly Placed<S>[];
  readonly length: number;
}

/** Scenes one after the other. */
export function inOrder<S>(scenes: readonly (readonly [scene: S, length: number])[]): Timeline<S> {
  let at = 0;
  const placed = scenes.map(([scene, length]) => {
    const one = { scene, at, length };
    at += length;
    return one;
  });
  return { scenes: placed, length: at };
}

/** The scene at a moment and how far it is, 0 to 1; after the end the last one, whole. */
export function sceneAt<S>(
  { scenes, length }: Timeline<S>,
  milliseconds: number,
): { scene: S; part: number } | undefined {
  const last = scenes.at(-1);
  if (milliseconds >= length) return last && { scene: last.scene, part: 1 };
  const now = scenes.findLast(({ at }) => at <= milliseconds);
  return now && { scene: now.scene, part: (milliseconds - now.at) / now.length };
}
