import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { auditObjectKinds } from '@fairway/contract/operators/audit-objects.ts';
import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en/operators.json';
import zh from '../../../../locales/zh-CN/operators.json';

/** A call that only reads is named so, and leaves no row. */
const reads = /^(get|list|search|verify)[A-Z]/;
const acts = Object.entries<Endpoint>(endpoints)
  .filter(([name, { caller }]) => (caller === 'operator' || name === 'logInOperator') && !reads.test(name))
  .map(([name]) => name);

describe.each([
  ['zh-CN', zh],
  ['en', en],
])('in %s', (_, { action, object }) => {
  it('every act of an operator has a name in the trail', () => {
    expect(acts.length).toBeGreaterThan(50);
    expect(acts.filter((name) => !(name in action))).toEqual([]);
  });

  it('every object that the trail names has a kind to read', () => {
    expect(auditObjectKinds.filter((kind) => !(kind in object))).toEqual([]);
  });
});
