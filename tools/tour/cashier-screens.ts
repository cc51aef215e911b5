import type { Screen, Stage, Viewer } from './screen.ts';
import { payerPaid, payerToPay } from './stages/matching.ts';
import { usdtConfirming, usdtLate, usdtOver, usdtPending, usdtShort } from './stages/usdt.ts';
import { openAppeal, openAppealDecision, openFirstOrder, openRecipientAppeal } from './steps.ts';

const withdrawals = '/app/myCenter/orders?kind=withdrawal';

/** Orders in states that pass quickly or come seldom. */
export const cashierScreens: readonly Screen[] = [
  staged('fast-payer-to-pay', payerToPay),
  staged('fast-payer-paid', payerPaid),
  recipient('fast-recipient-asked', 'member'),
  { ...recipient('fast-recipient-appeal', 'member'), steps: openRecipientAppeal },
  recipient('fast-recipient-frozen', 'contested-member'),
  staged('usdt-order-pending', usdtPending),
  staged('usdt-order-confirming', usdtConfirming),
  staged('usdt-order-over', usdtOver),
  staged('usdt-order-short', usdtShort),
  staged('usdt-order-late', usdtLate),
  inConsole('console-appeal', openAppeal),
  inConsole('console-appeal-decision', openAppealDecision),
];

/** What a member of the stage's own sees at the end of it. */
function staged(name: string, stage: Stage): Screen {
  return { name, app: 'site', path: '/app/home', as: 'visitor', stage };
}

function recipient(name: string, as: Viewer): Screen {
  return { name, app: 'site', path: withdrawals, as, steps: openFirstOrder };
}

function inConsole(name: string, steps: NonNullable<Screen['steps']>): Screen {
  return { name, app: 'console', path: '/console/appeals', as: 'operator', steps };
}
