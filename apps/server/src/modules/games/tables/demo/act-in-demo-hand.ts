import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { FairGamesError } from '@fairway/fair-games';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readAct } from '../kinds/read-act.ts';
import { afterDemoAct, readDemo } from './demo-hand.ts';
import { demoSeat, demoTable } from './demo-tables.ts';
import { openDemo } from './demo-token.ts';
import { playBots } from './play-demo.ts';

/**
 * Acts in a demo hand and lets the bots answer. Throws `demoHandGone`, `handMoved` for a hand that is over, `notYourTurn`, `tableActRefused` for what the rules forbid,
 * `amountScale`.
 */
export const actInDemoHand: Operation<
  (typeof memberTableEndpoints)['actInDemoHand'],
  (typeof memberTableSchemas)['actInDemoHand']
> = async (app, { language }, { token, act: name, ...details }) => {
  const read = readDemo(openDemo(app, token));
  const { demo, hand } = read;
  const act = name === undefined ? undefined : readAct(demoTable(demo.game), { act: name, ...details });

  if (demo.endedAt !== null) throw new AppError('handMoved');
  if (!hand.turn.includes(demoSeat)) throw new AppError('notYourTurn');

  try {
    const own = { seat: demoSeat, act: act ?? hand.absent(demoSeat), byClock: !act, at: app.clock.now() };
    return playBots(app, afterDemoAct(read, own), language);
  } catch (fault) {
    if (fault instanceof FairGamesError) throw new AppError('tableActRefused', {}, { fault: fault.fault });
    throw fault;
  }
};
