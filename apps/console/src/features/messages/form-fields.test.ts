import { expect, it } from 'vitest';
import { namesIn } from '../../lib/fields/names-in.ts';
import { fromForm, toForm } from './form-fields.ts';

it('reads names however they are separated, each once', () => {
  expect(namesIn(' ayuan, suqing\nlaozhou；ayuan　xinxin、muyu ')).toEqual([
    'ayuan',
    'suqing',
    'laozhou',
    'xinxin',
    'muyu',
  ]);
  expect(namesIn('  ')).toEqual([]);
});

it('begins as an announcement for everybody', () => {
  expect(fromForm(toForm(undefined))).toEqual({
    kind: 'announcement',
    title: { zh: '', en: '' },
    text: { zh: '', en: '' },
    to: '',
    audience: { kind: 'all' },
    until: null,
  });
});

it('sends the audience that is chosen and nothing of the others', () => {
  const form = { ...toForm(undefined), from: 3, upTo: 5, names: 'ayuan suqing' };
  expect(fromForm({ ...form, audienceKind: 'vip' }).audience).toEqual({ kind: 'vip', from: 3, to: 5 });
  expect(fromForm({ ...form, audienceKind: 'members' }).audience).toEqual({
    kind: 'members',
    names: ['ayuan', 'suqing'],
  });
});
