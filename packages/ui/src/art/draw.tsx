import { Fragment, type ReactNode } from 'react';

/** One drawing for each item. Pictures never reorder, so the place in the list is the key. */
export function draw<T>(items: readonly T[], each: (item: T, index: number) => ReactNode): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- see above
  return items.map((item, index) => <Fragment key={index}>{each(item, index)}</Fragment>);
}
