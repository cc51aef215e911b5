import { livePhases } from '@fairway/contract/sportsbook/states.ts';
import type { Fixture } from '../api/shapes.ts';

const half = 45 * 60;

/** `38:12` at a moment of the server's time (ms since 1970); beyond the half's end it stays there with a plus; '' without one. */
export function clockText({ clock, status }: Pick<Fixture, 'clock' | 'status'>, now: number): string {
  if (!clock) return '';
  const since = clock.runs ? ((now - Date.parse(clock.at)) / 1000) * clock.speed : 0;
  const played = Math.max(0, Math.floor(clock.playSeconds + since));
  const end = status === 'firstHalf' ? half : 2 * half;
  const shown = Math.min(played, end);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}${played > end ? '+' : ''}`;
}

export function isLive({ status }: Pick<Fixture, 'status'>): boolean {
  return livePhases.some((phase) => phase === status);
}

/** The map that is being played, or comes next, from 1. */
export function mapOf({ maps }: NonNullable<Fixture['series']>): number {
  return maps.length + 1;
}
