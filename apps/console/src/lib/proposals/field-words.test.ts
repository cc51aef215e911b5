import { settingsKindNames } from '@fairway/contract/settings/settings-kinds.ts';
import { settingsValues } from '@fairway/contract/settings/settings-values.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import en from '../../../locales/en/fields.json';
import zh from '../../../locales/zh-CN/fields.json';

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

/** Every field that a change can name, as `changesBetween` names it. */
function fieldsOf(node: Node, path = ''): string[] {
  const { properties, items } = node;
  if (properties)
    return Object.entries(properties).flatMap(([key, child]) =>
      fieldsOf(child, path === '' ? key : `${path}.${key}`),
    );
  return items?.properties ? fieldsOf(items, path) : [path];
}

function labelOf(labels: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null
          ? Object.entries(node).find(([name]) => name === key)?.[1]
          : undefined,
      labels,
    );
}

it.each(settingsKindNames)(
  'every field of the settings %s has a label that the second person reads',
  (kind) => {
    const fields = fieldsOf(
      z.toJSONSchema(settingsValues[kind], { io: 'output', unrepresentable: 'any' }) as Node,
    );
    expect(fields.length).toBeGreaterThan(5);
    for (const labels of [zh, en]) {
      const missing = fields.filter((field) => typeof labelOf(labels.settings[kind], field) !== 'string');
      expect(missing).toEqual([]);
    }
  },
);
