import { describe, expect, it } from 'vitest';
import type { OperatorRow } from '../operators-store.ts';
import { refuseLastAdministrator } from './account-state.ts';

function account(id: string, over: Partial<OperatorRow> = {}): OperatorRow {
  return {
    id,
    name: id,
    password_hash: '',
    role: 'administrator',
    totp_secret: Buffer.alloc(0),
    enrolled: true,
    last_step: 0n,
    blocked: false,
    last_login_at: null,
    version: 1,
    must_set_password: false,
    reenrols_at: null,
    reenrol_hash: null,
    created_at: new Date(0),
    ...over,
  };
}

describe('refuseLastAdministrator', () => {
  const row = account('a');

  it('keeps the last one, however many others are blocked or have never signed in', () => {
    const others = [account('b', { blocked: true }), account('c', { enrolled: false })];
    expect(() => refuseLastAdministrator({ row, administrators: [row, ...others] })).toThrow(
      expect.objectContaining({ error: 'lastAdministrator' }),
    );
  });

  it('lets one of two go, and every other role', () => {
    refuseLastAdministrator({ row, administrators: [row, account('b')] });
    refuseLastAdministrator({ row: account('s', { role: 'support' }), administrators: [] });
  });
});
