import { beforeAll, describe, expect, it } from 'vitest';
import { loadReader, type Reader } from '#modules/venues';
import type { ChatTerm } from '@fairway/contract/chat/term-schemas.ts';
import { judgeText } from './judge-text.ts';

const terms: ChatTerm[] = [
  { text: '傻瓜', act: 'mask' },
  { text: 'ass', act: 'mask' },
  { text: '代充', act: 'hold' },
  { text: '包赢', act: 'refuse' },
  { text: '包赢跟单', act: 'mute' },
];
let read: Reader;
beforeAll(async () => {
  read = await loadReader();
});
const judge = (text: string, before: string[] = []) =>
  judgeText(text, before, { terms, contacts: true, read });
const passes = (text: string) => ({ act: 'pass', text });

describe('the filter', () => {
  it.each([
    '今天 1.85 1.90 2.05 3.40 都不错',
    '比分 2:1，角球 11:3，20260815 见',
    '总进球 2.5/3 大球，赔率 1.95',
    '卫星电视转播 8 场，队长很有威信',
    'class pass 他一点都不紧张',
    '第 90 分钟点球！一点也不冤',
    '10月3日19点35分开球',
    '老队长很有威信 100000 球迷都服他',
    '伟大的信心 10000 分',
  ])('passes what people talk about: %s', (text) => {
    expect(judge(text)).toEqual(passes(text));
  });

  it.each([
    '打我电话13800138000',
    '1 3 8-0013-8000',
    '１３８００１３８０００',
    '①③⑧⓪⓪①③⑧⓪⓪⓪',
    '一三八零零一三八零零零',
    '壹叁捌零零壹叁捌零零零',
    '1.3.8.0.0.1.3.8.0.0.0',
    '加qq 2345678',
    '微信：fairway_fan88',
    '微訊號 加微 abc12345',
    '威信: abc12345',
    '维鑫：fairway_fan88',
    '魏芯 23456789',
    '叩叩 2345678',
    '典宝号 lucky_boy',
    'TG @lucky_boy',
    '来 www.lucky888.com 玩',
    'lucky888点com',
    'lucky888。top',
    'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ])('refuses contacts in any dress: %s', (text) => {
    expect(judge(text)).toEqual({ act: 'contact' });
  });

  it('refuses a contact that is given in parts, and no message after it', () => {
    expect(judge('38000', ['加我', '138', '001'])).toEqual({ act: 'contact' });
    expect(judge('你好', ['138 0013 8000'])).toEqual(passes('你好'));
  });

  it('masks by characters as people count them, also between separators and in other alphabets', () => {
    expect(judge('你这个傻 - 瓜！')).toEqual(passes('你这个* * *！'));
    expect(judge('аss 👨‍👩‍👧‍👦')).toEqual(passes('*** 👨‍👩‍👧‍👦'));
    expect(judge('class')).toEqual(passes('class'));
  });

  it('does the strictest of what its terms ask for', () => {
    expect(judge('傻瓜才代充')).toEqual({ act: 'hold', term: '代充' });
    expect(judge('包 赢')).toEqual({ act: 'refuse', term: '包赢' });
    expect(judge('包赢跟单')).toEqual({ act: 'mute', term: '包赢跟单' });
  });
});
