import type { Mapped } from './normalise.ts';

/**
 * What passes for a contact (live.md, chat rules). Phones: eleven digits from 13 on, with what people put between them; a row of
 * decimals is none, because odds are what people talk about.
 */
const between = '[\\s\\-_*·•~,，、]{0,3}';
const phone = new RegExp(`(?<![\\d.])1${between}[3-9](?:${between}\\d){9}(?![\\d.]?\\d)`, 'u');
const dottedPhone = /(?<!\d)1\.[3-9](?:\.\d){9}(?!\.?\d)/u;

/** Words of messengers, and names by which they go; the latter are words of their own, so only right before an id. */
const messenger =
  '(?:qq|q群|扣扣|企鹅号|微信|weixin|wechat|vx|wx|v信|telegram|telegran|电报|纸飞机|tg|whatsapp|skype|line|加v|加微|\\+v)';
/** Look-alikes and near sounds; what sounds the same is found by its sound (`homophones.ts`). */
const homophone = '(?:徽信|卫星|蝙蝠)';
const filler = '[\\s:：=号是我加的@+为\\-—_.,，。()（）\\[\\]【】]{0,6}';
const account = `(?:\\d(?:${between}\\d){4,11}|[a-z][a-z0-9_-]{4,19})`;
const named = new RegExp(`(?<![a-z])${messenger}${filler}${account}(?![a-z0-9])`, 'u');
const sounded = new RegExp(`${homophone}[\\s:：=号是@+\\-]{1,4}${account}`, 'u');

const endings =
  'com|net|org|cn|cc|top|vip|xyz|io|me|app|info|club|site|online|shop|live|tv|bet|co|hk|tw|win|fun|pro';
const address = new RegExp(
  `(?:https?:|www[.。点])|[a-z0-9-]{2,}\\s?(?:[.。·]|点|丶|dot)\\s?(?:${endings})(?![a-z])`,
  'u',
);

const tron = /(?<![A-Za-z0-9])T[1-9A-HJ-NP-Za-km-z]{33}(?![A-Za-z0-9])/u;
const ether = /0x[0-9a-f]{40}(?![0-9a-f])/iu;
const bitcoin = /(?<![a-z0-9])bc1[02-9ac-hj-np-z]{25,59}(?![a-z0-9])/iu;

/** Whether a text gives away a contact: `original` as it was typed, `normal` as numbers are looked for. */
export function hasContact(original: string, { text }: Mapped): boolean {
  return (
    [phone, dottedPhone, named, sounded, address].some((pattern) => pattern.test(text)) ||
    [tron, ether, bitcoin].some((pattern) => pattern.test(original.replaceAll(/\s/gu, '')))
  );
}
