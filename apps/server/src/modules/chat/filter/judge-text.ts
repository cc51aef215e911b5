import type { ChatTerm } from '@fairway/contract/chat/term-schemas.ts';
import { Automaton, type Hit } from './automaton.ts';
import type { ChatRules } from './chat-terms.ts';
import { hasContact } from './contacts.ts';
import { soundsLikeMessenger } from './homophones.ts';
import { normalise, squeezed, type Mapped } from './normalise.ts';

export type Verdict =
  | { readonly act: 'pass'; readonly text: string }
  | { readonly act: 'contact' }
  | { readonly act: 'hold' | 'refuse' | 'mute'; readonly term: string };

/** The strictest act of those that were met counts. */
const strictness = ['mask', 'hold', 'refuse', 'mute'] as const;

/** Automata by their list, which is another object with each version. */
const automata = new WeakMap<readonly ChatTerm[], Automaton>();

/**
 * What a text may do, by the list of words and the rules of contacts; masked words are starred, character by character.
 * `before`: what the member wrote in the last minute, oldest first, which is also read joined with it.
 */
export function judgeText(
  text: string,
  before: readonly string[],
  { terms, contacts, read }: Pick<ChatRules, 'terms' | 'contacts' | 'read'>,
): Verdict {
  const normal = normalise(text);
  if (contacts && (givesContact(text, normal, read) || givesContactInParts(text, before, read)))
    return { act: 'contact' };
  const search = squeezed(normal);
  const hits = automatonOf(terms)
    .find(search.text)
    .filter((hit) => isWhole(hit, search, normal, text));
  const worst = hits
    .map(({ term }) => terms[term])
    .filter((term) => term !== undefined)
    .toSorted((one, other) => strictness.indexOf(other.act) - strictness.indexOf(one.act))[0];
  if (worst && worst.act !== 'mask') return { act: worst.act, term: worst.text };
  return { act: 'pass', text: masked(text, hits, search) };
}

function givesContact(original: string, normal: Mapped, read: ChatRules['read']): boolean {
  return hasContact(original, normal) || soundsLikeMessenger(normal.text, read);
}

/** A contact cut into messages: only what the last one completes counts, so an old message refuses no new one. */
function givesContactInParts(text: string, before: readonly string[], read: ChatRules['read']): boolean {
  if (before.length === 0) return false;
  const earlier = before.join(' ');
  const whole = `${earlier} ${text}`;
  return givesContact(whole, normalise(whole), read) && !givesContact(earlier, normalise(earlier), read);
}

function automatonOf(terms: readonly ChatTerm[]): Automaton {
  const known = automata.get(terms);
  if (known) return known;
  const made = new Automaton(terms.map((term) => squeezed(normalise(term.text)).text));
  automata.set(terms, made);
  return made;
}

const latin = /[a-z]/u;

/** A word of Latin letters is no part of a longer one: `ass` is not in `class`. */
function isWhole({ start, end }: Hit, search: Mapped, normal: Mapped, original: string): boolean {
  if (!latin.test(search.text.charAt(start)) && !latin.test(search.text.charAt(end - 1))) return true;
  const first = search.from[start] ?? 0;
  const last = search.from[end - 1] ?? 0;
  const around = [normalise(original.slice(0, first)).text.at(-1), nextOf(normal, last)];
  return around.every((unit) => unit === undefined || !latin.test(unit));
}

function nextOf(normal: Mapped, source: number): string | undefined {
  const place = normal.from.lastIndexOf(source) + 1;
  return normal.text[place];
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function masked(text: string, hits: readonly Hit[], { from }: Mapped): string {
  if (hits.length === 0) return text;
  const spans = hits.map(({ start, end }) => [from[start] ?? 0, from[end - 1] ?? 0] as const);
  return [...graphemes.segment(text)]
    .map(({ segment, index }) =>
      spans.some(([first, last]) => index >= first && index <= last) && segment.trim() !== '' ? '*' : segment,
    )
    .join('');
}
