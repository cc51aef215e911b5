import { proposalKinds } from '@fairway/contract/operators/proposals/kinds.ts';
import { settingsFields } from '@fairway/contract/settings/fields.ts';
import { settingsKindNames } from '@fairway/contract/settings/kinds.ts';
import { betStatuses } from '@fairway/contract/sportsbook/states.ts';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import en from '../../../locales/en/fields.json';
import enSports from '../../../locales/en/sportsbook.json';
import zh from '../../../locales/zh-CN/fields.json';
import zhSports from '../../../locales/zh-CN/sportsbook.json';
import { valueText } from './field-text.ts';

function labelOf(labels: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null
          ? Object.entries(node).find(([name]) => name === key)?.[1]
          : undefined,
      labels,
    );
}

it.each(settingsKindNames)(
  'every field of the settings %s has a label that the second person reads',
  (kind) => {
    const fields = settingsFields(kind);
    expect(fields.length).toBeGreaterThan(5);
    for (const labels of [zh, en]) {
      const missing = fields.filter((field) => typeof labelOf(labels.settings[kind], field) !== 'string');
      expect(missing).toEqual([]);
    }
  },
);

it('another kick-off is shown by labels and in the time of the site', () => {
  for (const { sportsbook } of [zh, en])
    expect(Object.keys(sportsbook.kickOff)).toEqual(['match', 'startsAt', 'bets', 'stake']);
  expect(valueText('sportsbook.kickOff', 'startsAt', '2026-08-22T19:00:00.000Z')).toBe('2026-08-23 03:00:00');
});

it.each([zh, en])('every proposal kind but the settings names its fields', (labels) => {
  const kinds = proposalKinds.codeList.filter((kind) => !kind.startsWith('settings.'));
  expect(kinds.filter((kind) => typeof labelOf(labels, kind) !== 'object')).toEqual([]);
});

it.each([zhSports, enSports])('a bet that is proposed to be void has a status to read', (labels) => {
  const missing = betStatuses.filter((status) => typeof labelOf(labels, `bet.status.${status}`) !== 'string');
  expect(missing).toEqual([]);
});

it('says the status of a bet and of a match by its own names', async () => {
  await i18next.init({ lng: 'zh-CN', resources: { 'zh-CN': { sportsbook: zhSports } } });
  expect(valueText('sportsbook.void', 'status', 'settled')).toBe('已结算');
  expect(valueText('sportsbook.result', 'status', 'cancelled')).toBe(zhSports.status.cancelled);
});
