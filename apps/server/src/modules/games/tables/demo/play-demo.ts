import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { botAct } from './bots/bot-act.ts';
import { afterDemoAct, type ReadDemo } from './demo-hand.ts';
import { demoSeat } from './demo-tables.ts';
import { sealDemo } from './demo-token.ts';
import { revealDemo } from './reveal-demo.ts';
import { showDemo } from './show-demo.ts';

/** Lets the bots act until the own seat is to, or the hand is over; each step is one view. */
export function playBots(
  app: Pick<Platform, 'clock' | 'config'>,
  begun: ReadDemo,
  language: Language,
): OutputOf<Schemas['startDemoHand']> {
  const now = app.clock.now();
  const shown = { now, language };
  const views = [showDemo(begun, demoSeat, shown)];
  let read = begun;
  for (;;) {
    const bot = read.hand.turn.find((seat) => seat !== demoSeat);
    if (bot === undefined) break;
    const act = botAct(showDemo(read, bot, shown));
    read = afterDemoAct(read, { seat: bot, act, byClock: false, at: now });
    views.push(showDemo(read, demoSeat, shown));
  }
  const { hand } = views.at(-1) ?? {};
  const turns = hand?.game === 'niuniu' ? hand.turns : [hand?.turn ?? null];
  const until = turns.find((turn) => turn?.seat === demoSeat)?.until ?? null;
  return { token: sealDemo(app, read.demo), views, until, played: revealDemo(read) };
}
