import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeBase58Check, encodeBase58Check } from './base58-check.ts';
import { isWitnessAddress } from './bech32.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

describe('base58check', () => {
  it.each([
    // The contract of USDT on TRON, Bitcoin's first address, an address of a script
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '0062e907b15cbf27d5425399ebf6f0fb50ebb88f18'],
    ['3P14159f73E4gFr7JterCCQh9QjiTjiZrG', '05e9c3dd0c07aac76179ebc76a6c78d4d67c6c160a'],
  ])('%s is its bytes and they are it', (text, hex) => {
    const bytes = decodeBase58Check(text, sha256);
    expect(Buffer.from(bytes ?? []).toString('hex')).toBe(hex);
    expect(encodeBase58Check(Buffer.from(hex, 'hex'), sha256)).toBe(text);
  });

  it.each([
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
    '0OIl',
    '',
    'T'.repeat(200),
  ])('refuses %j', (text) => expect(decodeBase58Check(text, sha256)).toBeUndefined());
});

describe('witness addresses', () => {
  it.each([
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ])('%s is one', (text) => expect(isWitnessAddress(text)).toBe(true));

  it.each([
    // a changed letter, mixed case, the older checksum under version 1, the test network
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mDq',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  ])('%s is none', (text) => expect(isWitnessAddress(text)).toBe(false));
});
