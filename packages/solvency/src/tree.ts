import { pad, parentNode, type SumNode } from './node.ts';

/** All levels, the leaves first, the root's level last. */
export type SumTree = readonly (readonly SumNode[])[];

/** Builds the tree over leaves in their order. No leaves make a tree of the pad alone. */
export function buildTree(leaves: readonly SumNode[]): SumTree {
  const levels: SumNode[][] = [leaves.length === 0 ? [pad] : [...leaves]];
  for (let level = levels[0] ?? []; level.length > 1;) {
    const above: SumNode[] = [];
    for (let index = 0; index < level.length; index += 2)
      above.push(parentNode(level[index] ?? pad, level[index + 1] ?? pad));
    levels.push(above);
    level = above;
  }
  return levels;
}

export function rootOf(tree: SumTree): SumNode {
  return tree.at(-1)?.[0] ?? pad;
}

/** A sibling on the path up, and its side of the own node. */
export interface Step extends SumNode {
  readonly side: 'left' | 'right';
}

/** Which nodes a leaf's path passes: a place on each level but the root's, for so many leaves. */
export function siblingsOf(
  index: number,
  leaves: number,
): { level: number; position: number; side: Step['side'] }[] {
  const found: { level: number; position: number; side: Step['side'] }[] = [];
  for (let level = 0, position = index, width = leaves; width > 1; level += 1) {
    const isRight = position % 2 === 1;
    found.push({
      level,
      position: isRight ? position - 1 : position + 1,
      side: isRight ? 'left' : 'right',
    });
    position = Math.floor(position / 2);
    width = Math.ceil(width / 2);
  }
  return found;
}

/** The path from a leaf to the root. Throws RangeError for a leaf that is none. */
export function pathOf(tree: SumTree, index: number): Step[] {
  const leaves = tree[0]?.length ?? 0;
  if (!Number.isInteger(index) || index < 0 || index >= leaves) throw new RangeError(`no leaf ${index}`);
  return siblingsOf(index, leaves).map(({ level, position, side }) => ({
    ...(tree[level]?.[position] ?? pad),
    side,
  }));
}
