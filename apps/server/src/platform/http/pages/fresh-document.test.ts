import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDocument } from './fresh-document.ts';

let folder: string;
let file: string;
const page = (script: string) => `<html><script src="/assets/${script}.js"></script></html>`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fresh-document-'));
  file = join(folder, 'index.html');
  writeFileSync(file, page('first'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the document of a built app', () => {
  it('is read again once a new build has replaced it', async () => {
    const document = await freshDocument(file);
    expect(String(await document())).toBe(page('first'));
    writeFileSync(file, page('second-build'));
    expect(String(await document())).toBe(page('second-build'));
  });

  it('stays the last whole one while the next build is being written', async () => {
    const document = await freshDocument(file);
    rmSync(file);
    expect(String(await document())).toBe(page('first'));
    writeFileSync(file, '<html><scr');
    expect(String(await document())).toBe(page('first'));
    writeFileSync(file, page('second-build'));
    expect(String(await document())).toBe(page('second-build'));
  });
});
