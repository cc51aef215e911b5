import { memberGameCodes } from '@fairway/contract/games/codes.ts';
import type { Plain } from '@fairway/fair-games';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format-time.ts';
import type { AnswerField } from './answer-fields.ts';
import { RoadGrid } from './road-grid.tsx';
import styles from './verifier.module.css';

const roads: readonly string[] = ['big', 'bigEye', 'small', 'cockroach'] satisfies AnswerField[];

const outcomes = ['hit', 'miss', 'returned'] as const;

/** One part of an answer as a person reads it. */
export function AnswerValue({ field, value }: { field: AnswerField; value: Plain }) {
  const { t } = useTranslation('fairness');
  const { t: games } = useTranslation('games');
  const game = field === 'game' ? memberGameCodes.find((code) => code === value) : undefined;
  if (game !== undefined) return games(`names.${game}`);
  if (field === 'signed') return t(value === true ? 'values.valid' : 'values.invalid');
  if (value === null) return t('values.none');
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
  if (field === 'outcome') {
    const known = outcomes.find((one) => one === value);
    if (known) return t(`values.${known}`);
  }
  if (field === 'status') return t(value === 'open' ? 'values.open' : 'values.settled');
  if (field === 'at' && typeof value === 'string') return formatTime(value, 'exact');
  if (isList(value) && roads.includes(field)) return <RoadGrid cells={value} />;
  if (isList(value)) return value.length === 0 ? t('values.none') : <List values={value} />;
  return <span className={styles.value}>{plainText(value)}</span>;
}

/** Objects one a line, everything else in one. */
function List({ values }: { values: readonly Plain[] }) {
  if (values.every((value) => typeof value !== 'object'))
    return <span className={styles.value}>{values.map((value) => plainText(value)).join(' · ')}</span>;
  return (
    <ol className={styles.lines}>
      {values.map((value, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of an answer keep their places
        <li key={place}>{plainText(value)}</li>
      ))}
    </ol>
  );
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

/** `roll · roll 94.43 · won true`: the kind first, then each detail with its name. */
function plainText(value: Plain): string {
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) return value.map((one) => plainText(one)).join(' ');
  return Object.entries(value)
    .map(([name, part]: [string, Plain]) =>
      name === 'kind' ? plainText(part) : `${name} ${plainText(part)}`,
    )
    .join(' · ');
}
