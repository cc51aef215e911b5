import { beforeEach, describe, expect, it } from 'vitest';
import { TextStore, type Texts } from './text-store.ts';

const files: Record<string, Texts> = {
  'zh-CN/home': { title: '首页', live: { note: '{{count}} 场滚球', score: '{{ home }} : {{away}}' } },
  'en/home': { title: 'Home', live: { note_one: '{{count}} match', note_other: '{{count}} matches' } },
};
let asked: string[];
let broken: boolean;
let store: TextStore;

beforeEach(async () => {
  asked = [];
  broken = false;
  store = new TextStore();
  await store.start('zh-CN', [], {
    load: async (language, namespace) => {
      asked.push(`${language}/${namespace}`);
      const file = files[`${language}/${namespace}`];
      if (broken || !file) throw new Error('not there');
      return file;
    },
  });
});

describe('texts', () => {
  it('say the text below a key with their placeholders', async () => {
    await store.ready('home');
    expect(store.say('home', 'title')).toBe('首页');
    expect(store.say('home', 'live.note', { count: 2 })).toBe('2 场滚球');
    expect(store.say('home', 'live.score', { home: 1, away: 0 })).toBe('1 : 0');
    expect(store.say('home', 'live.score', { home: '$&' })).toBe('$& : ');
  });

  it('say the key without a text, also for a key above texts', async () => {
    await store.ready('home');
    expect(store.say('home', 'nowhere.at.all')).toBe('nowhere.at.all');
    expect(store.say('home', 'live')).toBe('live');
    expect(store.has('home', 'live')).toBe(false);
  });

  it('are fetched once, however many wait', async () => {
    await Promise.all([store.ready('home'), store.ready('home')]);
    expect(store.ready('home')).toBe(store.ready('home'));
    expect(asked).toEqual(['zh-CN/home']);
  });

  it('are asked for again after they could not be had', async () => {
    broken = true;
    await expect(store.ready('home')).rejects.toThrow('not there');
    broken = false;
    await store.ready('home');
    expect(store.say('home', 'title')).toBe('首页');
  });

  it('change language when everything shown is there, and choose the plural of the language', async () => {
    await store.ready('home');
    let notified = 0;
    store.subscribe(() => (notified += 1));
    await store.change('en');
    expect(notified).toBe(1);
    expect(store.say('home', 'title')).toBe('Home');
    expect(store.say('home', 'live.note', { count: 1 })).toBe('1 match');
    expect(store.say('home', 'live.note', { count: 3 })).toBe('3 matches');
  });

  it('keep their language when the other cannot be had', async () => {
    await store.ready('home');
    broken = true;
    await expect(store.change('en')).rejects.toThrow('not there');
    expect(store.say('home', 'title')).toBe('首页');
  });
});
