import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('runs in a browser: nothing but tests imports Node, and only money and fair-games come from outside', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'),
  );
  const imported = files.flatMap((path) =>
    Array.from(
      readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/from '([^.'][^']*)'/g),
      ([, specifier]) => specifier,
    ),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(new Set(imported)).toEqual(new Set(['@fairway/fair-games', '@fairway/money']));
});
