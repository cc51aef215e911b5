import type { SettingsKindName } from '@fairway/contract/settings/kinds.ts';
import type { DayCalls } from '../calls.ts';
import type { DeskAct } from './desk.ts';

type Change = Parameters<DayCalls['changeSettings']>[0];
interface Setting {
  readonly kind: SettingsKindName;
  readonly by: string;
  readonly hoursAgo: number;
  /** Who approves it, an hour and a half later; it waits without. */
  readonly second?: string;
  readonly reason: string;
  readonly change: (newest: Change) => Change;
}

const settings: readonly Setting[] = [
  {
    kind: 'payout',
    by: 'administrator',
    hoursAgo: 21,
    second: 'cashier-lead',
    reason: '周末提款高峰，超时补偿上限调高',
    change: (newest) =>
      newest.kind === 'payout'
        ? {
            ...newest,
            settings: {
              ...newest.settings,
              reservation: { ...newest.settings.reservation, compensationCap: '88' },
            },
          }
        : newest,
  },
  {
    kind: 'wallet',
    by: 'cashier-lead',
    hoursAgo: 20,
    second: 'administrator',
    reason: '汇率报价有效期延长，减少重新报价',
    change: (newest) =>
      newest.kind === 'wallet'
        ? {
            ...newest,
            settings: { ...newest.settings, exchange: { ...newest.settings.exchange, quoteSeconds: 45 } },
          }
        : newest,
  },
  {
    kind: 'sportsbook',
    by: 'trader',
    hoursAgo: 18,
    reason: '大小球赛前收紧单注上限',
    change: (newest) => limitOf(newest, 'marketKind/ft_ou', '8000'),
  },
  {
    kind: 'wallet',
    by: 'administrator',
    hoursAgo: 4,
    reason: '按运营会议决定，上调余额生息年利率',
    change: (newest) => {
      if (newest.kind !== 'wallet') return newest;
      const { interest } = newest.settings;
      return {
        ...newest,
        settings: { ...newest.settings, interest: { ...interest, annualBps: interest.annualBps + 20 } },
      };
    },
  },
  {
    kind: 'sportsbook',
    by: 'trader',
    hoursAgo: 2.6,
    reason: '焦点赛事提高胜平负单注上限',
    change: (newest) => limitOf(newest, 'marketKind/ft_1x2', '60000'),
  },
];

/** The rules as operators changed them, and what they want to change next. */
export const whatIsSet: readonly DeskAct[] = settings.flatMap(set);

function set({ kind, by, hoursAgo, second, reason, change }: Setting): DeskAct[] {
  let id: string | null = null;
  const proposed: DeskAct = {
    hoursAgo,
    do: async (desk) => {
      const operator = desk.operator(by, hoursAgo);
      const { newest } = await operator.getSettings({ kind });
      const { version, settings: present } = newest;
      const wanted = { kind, version, settings: present, reason } as Change;
      ({ proposalId: id } = await operator.changeSettings(change(wanted)));
    },
  };
  if (second === undefined) return [proposed];
  const later = hoursAgo - 1.5;
  return [
    proposed,
    {
      hoursAgo: later,
      do: async (desk) => id !== null && desk.operator(second, later).approveProposal({ id }),
    },
  ];
}

/** Another greatest single stake before the kick-off, for a market. */
function limitOf(newest: Change, key: string, maxSingle: string): Change {
  if (newest.kind !== 'sportsbook') return newest;
  const { limits } = newest.settings;
  const { pre, live } = limits.find((limit) => limit.key === key) ?? { pre: {}, live: {} };
  const others = limits.filter((limit) => limit.key !== key);
  return { ...newest, settings: { limits: [...others, { key, pre: { ...pre, maxSingle }, live }] } };
}
