import { combinationsOf } from '../chance/combinations.ts';
import { FairGamesError } from '../fair-games-error.ts';
import type { Note, PickForm } from './play.ts';

/** Notes of one call, and so of one ticket. */
export const mostNotes = 10_000;
/** The longest pick that can be meant: ten places of ten numbers. */
const longestPick = 400;

/**
 * The notes of a pick, each once. Places are separated by `|`, numbers by `,`, bankers stand before `#`. Throws `badPick`,
 * `repeatedNumber`, `wrongCount`, `tooManyNotes`.
 */
export function readPick(form: PickForm, pick: unknown): Note[] {
  if (typeof pick !== 'string' || pick.length === 0 || pick.length > longestPick)
    throw new FairGamesError('badPick', 'a pick is a text');
  if (form.kind === 'options') return readList(pick, form.options).map((index) => [index]);
  if (form.kind === 'placedOptions') return readPlacedOptions(pick, form.places, form.options);
  if (form.kind === 'places') return readPlaces(pick, form);
  return readSet(pick, form);
}

/** Indices of the items of a list, in its order. */
function readList(text: string, items: readonly string[]): number[] {
  const indices = text.split(',').map((item) => items.indexOf(item));
  if (indices.includes(-1)) throw new FairGamesError('badPick', `not of this play: ${text}`);
  if (new Set(indices).size !== indices.length)
    throw new FairGamesError('repeatedNumber', `given twice: ${text}`);
  return indices;
}

function splitPlaces(pick: string, places: number): string[] {
  const texts = pick.split('|');
  if (texts.length !== places) throw new FairGamesError('wrongCount', `${places} places are asked for`);
  return texts;
}

function readPlacedOptions(pick: string, places: number, options: readonly string[]): Note[] {
  const notes = splitPlaces(pick, places).flatMap((text, place) =>
    text === '' ? [] : readList(text, options).map((index) => [place, index]),
  );
  if (notes.length === 0) throw new FairGamesError('wrongCount', 'every place is empty');
  return notes;
}

function readPlaces(pick: string, form: PickForm & { kind: 'places' }): Note[] {
  const lists = splitPlaces(pick, form.places).map((text) => readNumbers(text, form.numbers));
  const count = lists.reduce((product, list) => product * list.length, 1);
  if (count > mostNotes) throw new FairGamesError('tooManyNotes', `${count} notes`);
  let notes: number[][] = [[]];
  for (const list of lists)
    notes = notes.flatMap((note) =>
      list.filter((number) => !form.distinct || !note.includes(number)).map((number) => [...note, number]),
    );
  if (notes.length === 0) throw new FairGamesError('wrongCount', 'the places hold only equal numbers');
  return notes;
}

function readSet(pick: string, { size, numbers }: PickForm & { kind: 'set' }): Note[] {
  const parts = pick.split('#');
  if (parts.length > 2) throw new FairGamesError('badPick', 'one # at most');
  const bankers = parts.length === 2 ? readNumbers(parts[0] ?? '', numbers) : [];
  const others = readNumbers(parts.at(-1) ?? '', numbers);
  if (bankers.some((number) => others.includes(number)))
    throw new FairGamesError('repeatedNumber', 'a banker is given again');
  if (bankers.length >= size || bankers.length + others.length < size)
    throw new FairGamesError('wrongCount', `${size} numbers make a note`);
  return Array.from(combinationsOf(others, size - bankers.length), (set) =>
    [...bankers, ...set].toSorted((one, other) => one - other),
  );
}

/** The numbers that a list names; the first text of a play is its lowest number. */
function readNumbers(text: string, numbers: readonly string[]): number[] {
  const lowest = Number(numbers[0]);
  return readList(text, numbers).map((index) => index + lowest);
}
