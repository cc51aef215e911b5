import type { UsdtDeposit } from '@fairway/contract/deposits/usdt/schemas.ts';
import type { UsdtRoute } from '@fairway/contract/deposits/usdt/routes.ts';
import type { DepositStatus } from '@fairway/contract/deposits/statuses.ts';
import { usdtDepositByCnySteps, usdtDepositByUsdtSteps } from '@fairway/contract/deposits/steps.ts';
import type { Language } from '#platform/errors.ts';
import { isOpen } from '../../deposits/deposit-states.ts';

const stepsOf = { rmb: usdtDepositByCnySteps, usdt: usdtDepositByUsdtSteps } as const;

/**
 * The steps of a flow (specification section 4) by the order's status: what the member chose is done once there is an
 * order, the last is done when it is credited. Between lies what others do; an order that ended otherwise stops there.
 */
export function flowSteps(route: UsdtRoute, status: DepositStatus, language: Language): UsdtDeposit['steps'] {
  const steps = stepsOf[route].list;
  const settled = status === 'settled';
  // With RMB the exchange is what is waited for; from an own wallet it is the credit itself.
  const waited = route === 'rmb' ? steps.length - 2 : steps.length - 1;
  const waits = isOpen(status) || status === 'deciding' ? 'current' : 'stopped';
  return steps.map((step, place) => ({
    code: step.code,
    name: language === 'en' ? step.en : step.zh,
    state: settled || place < waited ? 'done' : place === waited ? waits : 'ahead',
  }));
}
