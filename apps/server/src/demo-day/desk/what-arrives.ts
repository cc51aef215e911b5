import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { sendDemoUsdt } from '#modules/chain';
import type { Desk, DeskAct } from './desk.ts';

const { trc20, erc20 } = usdtProtocols.codes;
const transfers = [
  { name: 'yutong', protocol: trc20, amount: '320', ordered: true },
  { name: 'qianru', protocol: erc20, amount: '180', ordered: true },
  { name: 'xinlei', protocol: trc20, amount: '45', ordered: false },
] as const; // prettier-ignore

/**
 * USDT that is on its way to members' own addresses: the server credits what was ordered and gathers it; one payment without an order waits
 * for an operator.
 */
export const whatArrives: readonly DeskAct[] = [{ hoursAgo: 0, do: sendAll }];

async function sendAll(desk: Desk): Promise<void> {
  const now = desk.platform(0);
  const payments: { address: string; amount: string }[] = [];
  for (const { name, protocol, amount, ordered } of transfers) {
    const member = desk.member(name, 0);
    const { addresses } = await member.getStandbyUsdtV2({});
    const own = addresses.find((one) => one.protocol === protocol);
    if (!own) continue;
    const order = { payType: payTypes.codes.usdt, protocol, amount, insist: true };
    if (ordered) await member.createDepositOrder(order);
    payments.push({ address: own.address, amount });
  }
  // A chain that is not up yet keeps nobody from a first start.
  await sendDemoUsdt(now, payments).catch((fault: unknown) =>
    now.logger.warn({ fault: String(fault) }, 'no USDT is sent to the demo members'),
  );
}
