import type { IssueState } from '@fairway/contract/lottery/codes.ts';
import type { TFunction } from 'i18next';
import type { StatusTone } from '../../lib/components/status-tag.tsx';

const tones: Readonly<Record<IssueState, StatusTone>> = {
  scheduled: 'ended',
  open: 'moving',
  closed: 'waiting',
  drawn: 'waiting',
  settled: 'good',
  voided: 'stopped',
};

export function issueTone(state: IssueState): StatusTone {
  return tones[state];
}

/** A play by its name: `k3.sum` is 和值. */
export function playName(t: TFunction<'games'>, play: string): string {
  return t(`plays.${play}` as never, { defaultValue: play });
}

/** A pick or number as the member's slip has it, options by their names; codes of numbers stay. */
export function pickText(t: TFunction<'games'>, pick: string): string {
  return pick
    .split('|')
    .map((place) =>
      place
        .split(',')
        .map((one) => (/^[a-z]/i.test(one) ? t(`options.${one}` as never, { defaultValue: one }) : one))
        .join(','),
    )
    .join(' | ');
}
