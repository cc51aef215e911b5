import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { virtualSwitch } from '../deposits/usdt/virtual-switch.ts';
import { depositOrderStates } from '../deposits/order-states.ts';
import type { AnyEnumeration } from './define-enum.ts';

const contract = join(import.meta.dirname, '..');

/** Every file that could hold an enumeration: what reads zod, and the tables of calls and errors, hold none. */
const files = globSync('**/*.ts', { cwd: contract }).filter(
  (path) => !/(test|schemas|endpoints|settings|fields)\.ts$/.test(path),
);

const modules = await Promise.all(
  files.map(async (path): Promise<Readonly<Record<string, unknown>>> => import(join(contract, path))),
);

function isEnumeration(value: unknown): value is AnyEnumeration {
  return typeof value === 'object' && value !== null && 'codeList' in value && 'byCode' in value;
}

const enumerations = modules
  .flatMap((file) => Object.entries(file))
  .filter((entry): entry is [string, AnyEnumeration] => isEnumeration(entry[1]));

describe('every enumeration', () => {
  it('is read by this test: those of every domain', () => {
    expect(enumerations.length).toBeGreaterThan(70);
  });

  it.each(enumerations)('%s has unique codes and wire names and both labels', (_name, enumeration) => {
    const { list } = enumeration;
    const names = list.flatMap((member) => [member.wireName ?? member.key, ...(member.wireAliases ?? [])]);

    expect(new Set(list.map((member) => member.code)).size).toBe(list.length);
    expect(new Set(names).size).toBe(names.length);
    for (const member of list) expect(member.zh.length * member.en.length, member.key).toBeGreaterThan(0);
  });

  it.each(enumerations)(
    '%s finds its members and answers undefined for anything else',
    (_name, enumeration) => {
      for (const member of enumeration.list) {
        expect(enumeration.byCode(member.code)).toBe(member);
        expect(enumeration.byWireName(member.wireName ?? member.key)).toBe(member);
        expect(enumeration.has(member.code)).toBe(true);
      }
      expect(enumeration.byCode(-1)).toBeUndefined();
      expect(enumeration.byCode('constructor')).toBeUndefined();
      expect(enumeration.byWireName('toString')).toBeUndefined();
      expect(enumeration.has(null)).toBe(false);
    },
  );
});

describe('a look-up', () => {
  it('keeps strings and numbers apart', () => {
    expect(virtualSwitch.byCode('1')?.key).toBe('open');
    expect(virtualSwitch.byCode(1)).toBeUndefined();
  });

  it('labels a code in both languages and an unknown one not at all', () => {
    expect(depositOrderStates.label(101, 'zh')).toBe('待付款');
    expect(depositOrderStates.label(101, 'en')).toBe('Pending payment');
    expect(depositOrderStates.label(999, 'zh')).toBeUndefined();
  });
});
