import {
  phaseFields,
  type PhaseLimits,
  type SportsbookSettings,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { CNY, compare, isPositive, parseMoney, USDT } from '@fairway/money';
import { addJobByName } from '#platform/jobs/add-job.ts';
import { AppError } from '#platform/errors.ts';
import { defineSettings } from '#modules/settings';
import { firstSportsbookSettings } from './first-settings.ts';
import { insertLimits } from './limits-store.ts';
import { mayOnePerson } from './one-person.ts';

/** The job that prices the coming matches with other margins; named here, since it reads these limits itself. */
export const repriceBoardsName = 'sportsbook.reprice-boards';

/** Margin, stakes, payout, liability and delay. One person tightens them, or loosens them by up to half of what two agreed on. */
export const sportsbookLimitsKind = defineSettings({
  name: 'sportsbook',
  first: () => firstSportsbookSettings,
  mayOnePerson,
  check: refuseSenseless,
  whenPublished: async (tx, _app, { after, version, validFrom }) => {
    await insertLimits(tx, { version, validFrom, settings: after });
    await addJobByName(tx, repriceBoardsName, {}, { key: `sportsbook:reprice:${version}`, runAt: validFrom });
  },
});

/** Every match needs a limit of each kind, a least stake below the greatest, and no scope what it cannot limit. */
function refuseSenseless({ limits }: SportsbookSettings): void {
  const everywhere = limits.find(({ key }) => key === 'default');
  const isWhole =
    everywhere?.live.delaySeconds !== undefined &&
    phaseFields.every((field) => everywhere.pre[field] !== undefined && everywhere.live[field] !== undefined);
  const isSound = limits.every(({ key, pre, live }) =>
    [pre, live].every(
      (phase) => isInOrder(phase) && (!key.startsWith('marketKind/') || limitsNoMatch(phase)),
    ),
  );
  if (!isWhole || !isSound) throw new AppError('settingInvalid');
}

function limitsNoMatch({ fixtureLiability, memberLiability }: PhaseLimits): boolean {
  return fixtureLiability === undefined && memberLiability === undefined;
}

function isInOrder(phase: PhaseLimits): boolean {
  const cny = (text: string | undefined) => (text === undefined ? undefined : parseMoney(text, CNY));
  const usdt = (text: string | undefined) => (text === undefined ? undefined : parseMoney(text, USDT));
  const pairs = [
    [cny(phase.minSingle), cny(phase.maxSingle)],
    [cny(phase.minParlay), cny(phase.maxParlay)],
    [usdt(phase.usdtMinSingle), usdt(phase.usdtMaxSingle)],
    [usdt(phase.usdtMinParlay), usdt(phase.usdtMaxParlay)],
  ] as const;
  return pairs.every(
    ([least, most]) => (!least || isPositive(least)) && (!least || !most || compare(least, most) <= 0),
  );
}
