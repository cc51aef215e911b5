import { describe, expect, it } from 'vitest';
import { headersOf, instantOf, pathOf } from './message-of.ts';

describe('a message as it is pasted', () => {
  it('has its headers a line each, whatever ends the lines', () => {
    const pasted = 'Content-Type: application/json\r\n X-Wallet-Nonce:abc\n\nX-Empty:\n';
    expect(headersOf(pasted)).toEqual({
      headers: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'X-Wallet-Nonce', value: 'abc' },
        { name: 'X-Empty', value: '' },
      ],
      wrong: undefined,
    });
  });

  it('keeps the colons of a value, and names the line that is no header', () => {
    expect(headersOf('X-At: 12:30:00').headers).toEqual([{ name: 'X-At', value: '12:30:00' }]);
    expect(headersOf('POST /here HTTP/1.1').wrong).toBe('POST /here HTTP/1.1');
  });

  it('has the path of a whole address, with its query', () => {
    expect(pathOf('https://site.example/api/venue-wallet/v1/qiming/bet?a=1')).toBe(
      '/api/venue-wallet/v1/qiming/bet?a=1',
    );
    expect(pathOf(' /api/x ')).toBe('/api/x');
    expect(pathOf('')).toBe('');
    expect(pathOf('bet')).toBeUndefined();
  });

  it('arrived at an instant as logs write it, never at one without a zone', () => {
    expect(instantOf('2026-11-27T08:00:00+08:00')).toBe('2026-11-27T00:00:00.000Z');
    expect(instantOf(' 1790000000000 ')).toBe('2026-09-21T14:13:20.000Z');
    expect(instantOf('2026-11-27 08:00:00')).toBeUndefined();
    expect(instantOf('2026-13-45T08:00:00Z')).toBeUndefined();
  });
});
