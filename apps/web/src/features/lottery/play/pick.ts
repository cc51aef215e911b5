import { FairGamesError, readPick, type PickForm } from '@fairway/fair-games';

/** What is chosen on a board: the items of each row. A set has two rows, its bankers and the others. */
export type Rows = readonly (readonly string[])[];

export function itemsOf(form: PickForm): readonly string[] {
  return form.kind === 'options' || form.kind === 'placedOptions' ? form.options : form.numbers;
}

export function emptyRows(form: PickForm): Rows {
  const rows = form.kind === 'options' ? 1 : form.kind === 'set' ? 2 : form.places;
  return Array.from({ length: rows }, () => []);
}

/** Puts an item of a row in or out. A set has each number once: as banker or among the others. */
export function toggled(form: PickForm, rows: Rows, row: number, item: string): Rows {
  return rows.map((chosen, index) => {
    if (index !== row) return form.kind === 'set' ? chosen.filter((one) => one !== item) : chosen;
    return chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item];
  });
}

/** The pick as tickets write it, its items in the order of the play. */
export function pickText(form: PickForm, rows: Rows): string {
  const items = itemsOf(form);
  const texts = rows.map((chosen) => items.filter((item) => chosen.includes(item)).join(','));
  if (form.kind !== 'set') return texts.join('|');
  const [bankers = '', others = ''] = texts;
  return bankers === '' ? others : `${bankers}#${others}`;
}

/** How many notes the pick makes; 0 while it is not complete, undefined where it makes too many. */
export function countNotes(form: PickForm, rows: Rows): number | undefined {
  try {
    return readPick(form, pickText(form, rows)).length;
  } catch (fault) {
    if (!(fault instanceof FairGamesError)) throw fault;
    return fault.fault === 'tooManyNotes' ? undefined : 0;
  }
}

/** 机选: one note that the browser's random source chooses. */
export function randomRows(form: PickForm, below: (count: number) => number = randomBelow): Rows {
  const items = itemsOf(form);
  const draw = (from: readonly string[]) => from[below(from.length)] ?? '';
  if (form.kind === 'options') return [[draw(items)]];
  if (form.kind === 'placedOptions') {
    const place = below(form.places);
    return emptyRows(form).map((_, index) => (index === place ? [draw(items)] : []));
  }
  const count = form.kind === 'set' ? form.size : form.places;
  const differs = form.kind === 'set' || form.distinct;
  const drawn: string[] = [];
  while (drawn.length < count)
    drawn.push(draw(differs ? items.filter((item) => !drawn.includes(item)) : items));
  return form.kind === 'set' ? [[], drawn] : drawn.map((item) => [item]);
}

/** Below `count`, each equally likely: what would favour the low ones is drawn again. */
function randomBelow(count: number): number {
  const most = Math.floor(2 ** 32 / count) * count;
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < most) return value % count;
  }
}

export const helpers = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;

/** 全 大 小 单 双 清: the numbers of a row that a helper chooses; big is the upper half. */
export function helped(items: readonly string[], helper: (typeof helpers)[number]): string[] {
  if (helper === 'all') return [...items];
  if (helper === 'clear') return [];
  if (helper === 'big') return items.slice(Math.floor(items.length / 2));
  if (helper === 'small') return items.slice(0, Math.floor(items.length / 2));
  return items.filter((item) => Number(item) % 2 === (helper === 'odd' ? 1 : 0));
}
