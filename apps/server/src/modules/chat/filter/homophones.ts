import type { Reader } from '#modules/venues';

/** Messengers by their sound, syllable by syllable: 微信, 扣扣, 电报. */
const sounds: readonly (readonly [string, string])[] = [
  ['wei', 'xin'],
  ['kou', 'kou'],
  ['dian', 'bao'],
];

/** What stands between the name of a messenger and an id; explicit where it says that one follows. */
const beside = /(\p{Script=Han})(\p{Script=Han})([\s:：=号是@+-]{1,4})(?:\d{5}|[a-z][a-z0-9_-]{4})/gu;
const explicit = /[:：=号@+-]/u;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Whether two characters that sound like a messenger stand right before an id (live.md, chat rules). A word of its own is spared where nothing says that
 * an id follows: 很有威信 100000 人都服.
 */
export function soundsLikeMessenger(text: string, read: Reader): boolean {
  for (const match of text.matchAll(beside)) {
    const [, first = '', second = '', filler = ''] = match;
    const isSaid = sounds.some(([one, other]) => read(first).includes(one) && read(second).includes(other));
    if (isSaid && (explicit.test(filler) || !isOneSegment(text, match.index, first + second))) return true;
  }
  return false;
}

function isOneSegment(text: string, place: number, pair: string): boolean {
  return [...segmenter.segment(text)].some(({ index, segment }) => index === place && segment === pair);
}
