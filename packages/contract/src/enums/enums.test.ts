import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as activities from './activities.ts';
import * as bankCards from './bank-cards.ts';
import * as channels from './channels.ts';
import * as chat from './chat.ts';
import type { AnyEnumeration } from './define-enum.ts';
import * as gifts from './gifts.ts';
import * as messages from './messages.ts';
import * as orderSteps from './order-steps.ts';
import * as orders from './orders.ts';
import * as payEngines from './pay-engines.ts';
import * as payTypes from './pay-types.ts';
import * as protocols from './protocols.ts';
import * as signIn from './sign-in.ts';
import * as switches from './switches.ts';
import * as tasks from './tasks.ts';
import * as venues from './venues.ts';
import * as verification from './verification.ts';
import * as wallet from './wallet.ts';
import * as withdrawalOrders from './withdrawal-orders.ts';
import * as withdrawals from './withdrawals.ts';

const files: readonly Readonly<Record<string, unknown>>[] = [
  activities,
  bankCards,
  channels,
  chat,
  gifts,
  messages,
  orderSteps,
  orders,
  payEngines,
  payTypes,
  protocols,
  signIn,
  switches,
  tasks,
  venues,
  verification,
  wallet,
  withdrawalOrders,
  withdrawals,
];

function isEnumeration(value: unknown): value is AnyEnumeration {
  return typeof value === 'object' && value !== null && 'codeList' in value && 'byCode' in value;
}

const enumerations = files
  .flatMap((file) => Object.entries(file))
  .filter((entry): entry is [string, AnyEnumeration] => isEnumeration(entry[1]));

describe('every enumeration', () => {
  it('is read by this test: no file of the folder is left out', () => {
    const present = readdirSync(import.meta.dirname).filter((name) => !/test|define-enum/.test(name));

    expect(files.length).toBe(present.length);
    expect(enumerations.length).toBeGreaterThan(40);
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
    expect(switches.virtualSwitch.byCode('1')?.key).toBe('open');
    expect(switches.virtualSwitch.byCode(1)).toBeUndefined();
  });

  it('labels a code in both languages and an unknown one not at all', () => {
    expect(orders.depositOrderStates.label(101, 'zh')).toBe('待付款');
    expect(orders.depositOrderStates.label(101, 'en')).toBe('Pending payment');
    expect(orders.depositOrderStates.label(999, 'zh')).toBeUndefined();
  });
});
