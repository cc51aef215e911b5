import * as z from 'zod';
import type { CallbackDispatcher } from '../../callbacks/callback-dispatcher.ts';
import { faultRule } from '../../faults/fault-schema.ts';
import type { Chain } from '../../parties/chain/chain.ts';
import { reorganise } from '../../parties/chain/reorganise.ts';
import { assignUnclaimed } from '../../parties/payment-provider/bank/bank-transfer.ts';
import { actAsPayer, payerAct } from '../../parties/payment-provider/collections/act-as-payer.ts';
import { closeCollection } from '../../parties/payment-provider/collections/end-collection.ts';
import { resolvePayout } from '../../parties/payment-provider/payouts/resolve-payout.ts';
import { adjustWallet, walletAdjustment } from '../../parties/venue/adjust-wallet.ts';
import { callerId } from '../../platform/fields.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { changeSettings, settingsChange } from '../settings.ts';
import { callbackPresets, requestPresets } from './presets.ts';

const drainMs = 5000;
const count = z.coerce.number().int();
const optionalOrder = z.union([z.literal('').transform(() => undefined), callerId]).optional();

/** Every button of the page: its name, and the fields its form sends. */
const press = z.discriminatedUnion('lever', [
  z.object({ lever: z.literal('pay'), orderNo: callerId, kind: payerAct.shape.kind }),
  z.object({ lever: z.literal('expire'), orderNo: callerId }),
  z.object({ lever: z.literal('payout'), orderNo: callerId, status: z.enum(['PAID', 'FAILED', 'RETURNED']) }),
  z.object({ lever: z.literal('assign'), unclaimedNo: z.string().max(64), orderNo: callerId }),
  z.object({ lever: z.literal('redeliver'), eventId: z.string().max(64), copies: count.min(1).max(100) }),
  z.object({ lever: z.literal('drain') }),
  z.object({
    lever: z.literal('fault'),
    target: z.string().regex(/^(psp|venue|anji|afs|beacon):[A-Za-z/*-]+$/),
    preset: z.string(),
    orderNo: optionalOrder,
    times: count.min(0).max(1000),
  }),
  z.object({ lever: z.literal('callbackFault'), preset: z.string(), orderNo: optionalOrder }),
  z.object({ lever: z.literal('heal'), faultId: z.string().max(64) }),
  z.object({ lever: z.literal('healAll') }),
  z.object({ lever: z.literal('pace'), speed: count, payoutMode: settingsChange.shape.payoutMode }),
  z.object({ lever: z.literal('adjust'), memberCode: callerId, currency: z.string(), delta: z.string() }),
  z.object({ lever: z.literal('mine'), blocks: count.min(1).max(256) }),
  z.object({
    lever: z.literal('reorg'),
    depth: count.min(1).max(64),
    transactions: z.enum(['drop', 'rebroadcast']),
  }),
  z.object({ lever: z.literal('automine'), enabled: z.enum(['on', 'off']) }),
  z.object({ lever: z.literal('restart') }),
]);

export const pressedLever = press;

interface Levers {
  readonly stage: Stage;
  readonly dispatcher: CallbackDispatcher;
  readonly chain: () => Chain;
}

/** Does what the pressed button says. Throws the refusals of what it does. */
export async function pull(
  { stage, dispatcher, chain }: Levers,
  pressed: z.infer<typeof press>,
): Promise<void> {
  switch (pressed.lever) {
    case 'pay':
      return actAsPayer(stage, pressed.orderNo, { kind: pressed.kind });
    case 'expire':
      return closeCollection(stage, pressed.orderNo);
    case 'payout':
      return resolvePayout(stage, pressed.orderNo, pressed.status);
    case 'assign':
      return void assignUnclaimed(stage, pressed.unclaimedNo, pressed.orderNo);
    case 'redeliver':
      return void (await dispatcher.redeliver(pressed.eventId, pressed.copies));
    case 'drain':
      return dispatcher.drain(drainMs);
    case 'fault': {
      const [party, operation] = pressed.target.split(':');
      const { effect } = presetNamed(requestPresets, pressed.preset);
      return addFault(stage, { party, operation, orderNo: pressed.orderNo, times: pressed.times, effect });
    }
    case 'callbackFault': {
      const { effect } = presetNamed(callbackPresets, pressed.preset);
      return addFault(stage, { party: 'psp', operation: 'callback', orderNo: pressed.orderNo, effect });
    }
    case 'heal':
      return void stage.faults.remove(pressed.faultId);
    case 'healAll':
      return stage.faults.clear();
    case 'pace':
      return void changeSettings(stage.book, { speed: pressed.speed, payoutMode: pressed.payoutMode });
    case 'adjust': {
      const adjustment = walletAdjustment.safeParse({
        currency: pressed.currency,
        delta: pressed.delta.trim(),
      });
      if (!adjustment.success) throw new Refusal(400, 'INVALID_REQUEST', 'delta: not an amount');
      return void adjustWallet(stage, pressed.memberCode, adjustment.data);
    }
    case 'mine':
      for (let mined = 0; mined < pressed.blocks; mined += 1) await chain().driver.mine();
      return;
    case 'reorg':
      return void (await reorganise(chain(), pressed));
    case 'automine':
      return chain().automine(pressed.enabled === 'on');
    case 'restart':
      return chain().restart();
  }
}

function presetNamed<Preset>(presets: Record<string, Preset>, name: string): Preset {
  const preset = presets[name];
  if (!preset) throw new Refusal(400, 'INVALID_REQUEST', 'preset: unknown');
  return preset;
}

function addFault(stage: Stage, rule: object): void {
  const parsed = faultRule.safeParse(rule);
  if (!parsed.success) throw new Refusal(400, 'INVALID_REQUEST', parsed.error.issues[0]?.message ?? '');
  stage.faults.add(parsed.data);
}
