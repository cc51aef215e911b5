import type { Language } from '#platform/errors.ts';
import type { Template } from './template.ts';
import { templates } from './templates.ts';

interface Reading {
  language: Language;
  timeZone: string;
}

interface Written {
  title: string;
  text: string;
  to: string | null;
}

const amounts = new Set(['amount', 'stake', 'returned', 'before', 'after', 'owed']);

/** The text of a template for a reader. A key of another version of the program gives its bare name rather than a fault. */
export function writeTemplate(
  key: string,
  params: Readonly<Record<string, string>>,
  reading: Reading,
): Written {
  const known: Readonly<Record<string, Template>> = templates;
  const template = Object.hasOwn(known, key) ? known[key] : undefined;
  if (!template) return { title: key, text: '', to: null };
  const texts = reading.language === 'en' ? template.en : template.zh;
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name, params, reading));
  return { title: fill(texts.title), text: fill(texts.text), to: template.to?.(params) ?? null };
}

function valueOf(
  name: string,
  params: Readonly<Record<string, string>>,
  { language, timeZone }: Reading,
): string {
  const value = params[name] ?? '';
  if (name === 'at') return siteTime(value, timeZone);
  return amounts.has(name) ? amountText(value, params['currency'] ?? '', language) : value;
}

/** 「1,000.00 元」, "CNY 1,000.00", "20.50 USDT". */
function amountText(amount: string, currency: string, language: Language): string {
  const [whole = '0', ...rest] = amount.split('.');
  // The wire's six decimals of USDT, as far as they say something; two always.
  const decimals = rest.map((part) => part.replace(/0+$/, '').padEnd(2, '0'));
  const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
  if (currency !== 'CNY') return `${grouped} ${currency}`;
  return language === 'en' ? `CNY ${grouped}` : `${grouped} 元`;
}

/** 2026-11-20 21:13 in the site's zone, as its pages write it. */
function siteTime(instant: string, timeZone: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
}
