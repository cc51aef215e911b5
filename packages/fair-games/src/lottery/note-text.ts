import type { Note, PickForm } from './play.ts';

/** A note as the pick that makes it alone: `01,04,07`, `3|8`, `big`, `||7||`. */
export function noteText(form: PickForm, note: Note): string {
  if (form.kind === 'options') return form.options[note[0] ?? 0] ?? '';
  if (form.kind === 'placedOptions') {
    const [place = 0, option = 0] = note;
    return Array.from({ length: form.places }, (_, index) =>
      index === place ? (form.options[option] ?? '') : '',
    ).join('|');
  }
  const lowest = Number(form.numbers[0]);
  const texts = note.map((number) => form.numbers[number - lowest] ?? '');
  return texts.join(form.kind === 'places' ? '|' : ',');
}
