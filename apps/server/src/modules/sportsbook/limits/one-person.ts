import {
  cashOutTerms,
  limitScopes,
  type CashOutTerms,
  type SportsbookSettings,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { CNY, parseMoney, USDT } from '@fairway/money';

type Values = ReadonlyMap<string, ReadonlyMap<string, bigint>>;

/**
 * Whether one person may publish these limits over those that two people agreed on: anything may be tightened, and loosened by up to
 * half. A margin may move by up to half of itself either way, a delay fall by up to half. Judged against what was agreed on and not
 * the last version, so that small steps do not add up. Where a scope had or gets no value of its own, the wider ones' least
 * favourable value stands for it.
 */
export function mayOnePerson(agreed: SportsbookSettings, next: SportsbookSettings): boolean {
  if (!mayChangeCashOut(agreed.cashOut ?? cashOutTerms, next.cashOut ?? cashOutTerms)) return false;
  const [before, after] = [valuesOf(agreed), valuesOf(next)];
  return [...new Set([...before.keys(), ...after.keys()])].every((field) => {
    const was = before.get(field) ?? new Map<string, bigint>();
    const is = after.get(field) ?? new Map<string, bigint>();
    return [...new Set([...was.keys(), ...is.keys()])].every((key) => {
      if (was.get(key) === is.get(key)) return true;
      const from = valuesAt(was, key);
      const to = valuesAt(is, key);
      return from.every((one) => to.every((other) => isSmallStep(field, one, other)));
    });
  });
}

/** One person stops cash-out and takes the band away at once; the margin moves by up to half either way. */
function mayChangeCashOut(agreed: CashOutTerms, next: CashOutTerms): boolean {
  if ((next.open && !agreed.open) || (next.band && !agreed.band)) return false;
  const [from, to] = [agreed.marginBps, next.marginBps];
  return to * 2 <= from * 3 && to * 2 >= from;
}

function isSmallStep(field: string, from: bigint, to: bigint): boolean {
  const notAboveHalfMore = to * 2n <= from * 3n;
  const notBelowHalf = to * 2n >= from;
  if (field.endsWith('bookBps')) return notAboveHalfMore && notBelowHalf;
  if (field.endsWith('delaySeconds')) return notBelowHalf;
  return notAboveHalfMore;
}

/** The value of a scope, or those that the wider scopes may give it. */
function valuesAt(values: ReadonlyMap<string, bigint>, key: string): readonly bigint[] {
  const own = values.get(key);
  if (own !== undefined) return [own];
  const width = widthOf(key);
  return [...values].filter(([other]) => widthOf(other) < width).map(([, value]) => value);
}

function widthOf(key: string): number {
  return limitScopes.findIndex((scope) => scope === key.split('/')[0]);
}

/** Every value by field and scope, as whole numbers: a margin is what it adds to 100 %. */
function valuesOf({ limits }: SportsbookSettings): Values {
  const values = new Map<string, Map<string, bigint>>();
  for (const { key, pre, live } of limits) {
    for (const [phase, fields] of Object.entries({ pre, live })) {
      for (const [field, value] of Object.entries(fields)) {
        if (value === undefined) continue;
        const name = `${phase}.${field}`;
        const scopes = values.get(name) ?? new Map<string, bigint>();
        values.set(name, scopes.set(key, wholeOf(field, value)));
      }
    }
  }
  return values;
}

function wholeOf(field: string, value: string | number): bigint {
  if (typeof value === 'number') return BigInt(field === 'bookBps' ? value - 10_000 : value);
  return parseMoney(value, field.startsWith('usdt') ? USDT : CNY).minor;
}
