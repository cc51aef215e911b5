/**
 * Runs in the page: the elements that repeat their elder siblings, such as the rows of a long list. Of siblings of one shape (elements, classes,
 * roles, states and attributes, down to the last) the first three are left out of it; what axe judges does not depend on the words in them, and
 * it takes 14 s for a lobby of 8,000 elements.
 */
export function sameAgain(): Element[] {
  const mostOfOneShape = 3;
  const distinguishing = new Set([
    'class',
    'role',
    'type',
    'data-state',
    'data-tone',
    'data-kind',
    'aria-hidden',
  ]);
  const shapes = new Map<Element, string>();
  const shapeOf = (element: Element): string => {
    const own = [...element.attributes]
      .map(({ name, value }) => {
        if (name === 'style') return /color|background|opacity/.test(value) ? value : name;
        return distinguishing.has(name) ? `${name}=${value}` : name;
      })
      .toSorted();
    const shape = `${element.tagName}[${own.join()}](${Array.from(element.children, shapeOf).join()})`;
    shapes.set(element, shape);
    return shape;
  };
  shapeOf(document.body);

  const again: Element[] = [];
  const visit = (parent: Element): void => {
    const seen = new Map<string, number>();
    for (const child of parent.children) {
      const shape = shapes.get(child) ?? '';
      const count = (seen.get(shape) ?? 0) + 1;
      seen.set(shape, count);
      if (count > mostOfOneShape) again.push(child);
      else visit(child);
    }
  };
  visit(document.body);
  return again;
}
