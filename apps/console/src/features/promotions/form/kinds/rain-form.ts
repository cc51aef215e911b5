import { defineKindForm } from '../own/kind-form.ts';
import type { OwnField } from '../own/own-field.ts';

const named: readonly OwnField[] = [
  { name: 'code', type: 'text', max: 24, label: { zh: '代码', en: 'Code' } },
  { name: 'zh', type: 'text', max: 20, label: { zh: '中文名称', en: 'Chinese name' } },
  { name: 'en', type: 'text', max: 30, label: { zh: '英文名称', en: 'English name' } },
];
const freshName = () => ({ code: '', zh: '', en: '' });

export const rainForm = defineKindForm('redPackRain', {
  fields: [
    {
      name: 'times',
      type: 'list',
      max: 12,
      label: { zh: '每日场次', en: 'Sessions of each day' },
      fresh: () => ({ time: '20:00' }),
      entry: [
        {
          name: 'time',
          type: 'text',
          max: 5,
          label: { zh: '开场时间（站点时区）', en: 'Start, in the site’s zone' },
          hint: { zh: '如 20:00', en: 'As 20:00' },
        },
      ],
    },
    {
      name: 'also',
      type: 'list',
      max: 12,
      label: { zh: '加场', en: 'Further sessions' },
      fresh: () => ({ at: '' }),
      entry: [{ name: 'at', type: 'time', label: { zh: '开场时间', en: 'Start' } }],
    },
    { name: 'minutes', type: 'count', min: 1, max: 60, label: { zh: '每场时长（分钟）', en: 'Minutes' } },
    { name: 'pot', type: 'amount', label: { zh: '每场总额（元）', en: 'Pot of a session, yuan' } },
    { name: 'packets', type: 'count', min: 1, max: 10_000, label: { zh: '每场红包数', en: 'Packets' } },
    { name: 'least', type: 'amount', label: { zh: '单个最少（元）', en: 'Least of a packet, yuan' } },
    {
      name: 'teams',
      type: 'list',
      max: 8,
      label: { zh: '红包队伍', en: 'Teams' },
      fresh: freshName,
      entry: named,
    },
    {
      name: 'gamePlatforms',
      type: 'list',
      max: 12,
      label: { zh: '合作平台', en: 'Partner platforms' },
      fresh: freshName,
      entry: named,
    },
  ],
  fresh: {
    times: [{ time: '20:00' }],
    also: [],
    minutes: 10,
    pot: '8888.00',
    packets: 2000,
    least: '0.01',
    teams: [{ code: 'red', zh: '红队', en: 'Red team' }],
    gamePlatforms: [{ code: 'sports', zh: '体育', en: 'Sports' }],
  },
});
