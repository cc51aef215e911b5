import { Visitor } from 'oxc-parser';
import type { ObjectExpression, ObjectProperty } from 'oxc-parser';
import type { SourceFile } from '../tidy/source-file.ts';
import type { SourceTree } from './source-tree.ts';

export interface EndpointPlace {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  /** Such as `POST /api/members/v4/register`. */
  readonly call: string;
}

/** Every endpoint of the contract: a property of an `endpoints.ts` that has a method and a path. */
export function findEndpoints(tree: SourceTree): EndpointPlace[] {
  const found: EndpointPlace[] = [];
  for (const path of tree.paths.filter((one) => /^packages\/contract\/src\/.*endpoints\.ts$/.test(one))) {
    const file = tree.read(path);
    eachProperty(file, (node) => {
      const method = textOf(node, 'method');
      const address = textOf(node, 'path');
      if (method === undefined || address === undefined) return;
      found.push({ name: keyOf(node), path, line: file.lineOf(node.start), call: `${method} ${address}` });
    });
  }
  return found;
}

/** The row of a route table that maps an endpoint, and the file its operation is imported from. */
export function findRoutes(
  tree: SourceTree,
  name: string,
): { path: string; line: number; operation: string }[] {
  return tree.paths
    .filter((path) => /^apps\/server\/src\/modules\/.*routes\.ts$/.test(path))
    .flatMap((path) => {
      const file = tree.read(path);
      const rows: { path: string; line: number; operation: string }[] = [];
      eachProperty(file, (node) => {
        if (keyOf(node) !== name) return;
        rows.push({
          path,
          line: file.lineOf(node.start),
          operation: file.text.slice(node.value.start, node.value.end),
        });
      });
      return rows;
    });
}

function eachProperty(file: SourceFile, visit: (property: ObjectProperty) => void): void {
  new Visitor({
    ObjectExpression({ properties }: ObjectExpression) {
      for (const property of properties) if (property.type === 'Property') visit(property);
    },
  }).visit(file.program);
}

function keyOf({ key }: ObjectProperty): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
}

function textOf({ value }: ObjectProperty, name: string): string | undefined {
  if (value.type !== 'ObjectExpression') return undefined;
  for (const property of value.properties) {
    if (property.type !== 'Property' || keyOf(property) !== name) continue;
    const { value: text } = property;
    return text.type === 'Literal' && typeof text.value === 'string' ? text.value : undefined;
  }
  return undefined;
}
