import { describe, expect, it } from 'vitest';
import { parseRichText, plainText, unsafeLinks } from './rich-text.ts';

describe('the markup of published texts', () => {
  it('knows headings, lists, bold text and links, and nothing else', () => {
    const text = '## 存款\n先看**限额**，再[去存款](/app/myCenter/deposit)。\n\n- 一\n- 二\n\n1. 甲\n2. 乙';
    expect(parseRichText(text)).toEqual([
      { kind: 'heading', level: 2, parts: [{ text: '存款' }] },
      {
        kind: 'paragraph',
        parts: [
          { text: '先看' },
          { text: '限额', bold: true },
          { text: '，再' },
          { text: '去存款', href: '/app/myCenter/deposit' },
          { text: '。' },
        ],
      },
      { kind: 'list', ordered: false, items: [[{ text: '一' }], [{ text: '二' }]] },
      { kind: 'list', ordered: true, items: [[{ text: '甲' }], [{ text: '乙' }]] },
    ]);
  });

  it('leaves tags as the text they are', () => {
    const text = '<img src=x onerror=alert(1)>';
    expect(parseRichText(text)).toEqual([{ kind: 'paragraph', parts: [{ text }] }]);
  });

  it.each([
    'javascript:void',
    'http://plain.example',
    '//elsewhere.example',
    '/\\elsewhere',
    'data:text/html,x',
  ])('makes no link of %s and names it', (href) => {
    const text = `[press](${href})`;
    expect(plainText(text)).toBe(text);
    expect(unsafeLinks(text)).toEqual([href]);
  });
});
