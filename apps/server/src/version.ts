import { readFileSync } from 'node:fs';

interface PackageFacts {
  version: string;
}

/** The product's version, from the package it was started from. */
export const version = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as PackageFacts
).version;
