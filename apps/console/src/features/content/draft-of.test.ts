import { documentSchemas } from '@fairway/contract/content/document-schemas.ts';
import { contentKinds } from '@fairway/contract/content/kinds.ts';
import { describe, expect, it } from 'vitest';
import { draftOf } from './draft-of.ts';
import { fieldSpecs } from './field-specs.ts';
import { freshDocument } from './fresh-document.ts';

describe('what the forms of content hold', () => {
  it.each(contentKinds)('%s has a field for everything that its document holds', (kind) => {
    const held = Object.keys(documentSchemas[kind].shape).filter((name) => name !== 'position');
    const asked = fieldSpecs[kind].map(({ name }) => name).filter((name) => name !== 'position');
    expect(asked.toSorted()).toEqual(held.toSorted());
    expect(Object.keys(freshDocument(kind)).toSorted()).toEqual(['position', ...held].toSorted());
  });

  it('takes an optional text that was left empty for none, and a button too', () => {
    const banner = draftOf(fieldSpecs.banner, { tag: { zh: ' ', en: '' }, title: { zh: ' 标题 ' } });
    expect(banner).toMatchObject({ tag: null, title: { zh: '标题', en: '' } });
    const popup = draftOf(fieldSpecs.popup, { action: { words: { zh: '', en: '' }, to: '/app/home' } });
    expect(popup['action']).toBeNull();
  });
});
