import { settingsFields } from '@fairway/contract/settings/fields.ts';
import { settingsKindNames } from '@fairway/contract/settings/kinds.ts';
import { expect, it } from 'vitest';
import en from '../../../locales/en/fields.json';
import zh from '../../../locales/zh-CN/fields.json';

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
    const fields = settingsFields(kind);
    expect(fields.length).toBeGreaterThan(5);
    for (const labels of [zh, en]) {
      const missing = fields.filter((field) => typeof labelOf(labels.settings[kind], field) !== 'string');
      expect(missing).toEqual([]);
    }
  },
);
