import type { FastifyInstance } from 'fastify';
import { serveSigned } from '../../http/signed-operation.ts';
import { signedParty } from '../../http/signed-party.ts';
import type { Stage } from '../../stage.ts';
import { serveGame } from './game/game-page.ts';
import { launchGame } from './launch.ts';
import { readBalance, readBetRecords, readTransfers } from './read-wallets.ts';
import { transferStatus } from './transfer-status.ts';
import { transferIn, transferOut } from './transfer.ts';

/** 北辰电子: signed calls of the transfer wallet and the game page. */
export function serveVenue(app: FastifyInstance, stage: Stage): void {
  const party = signedParty('venue', stage.config.venue);
  serveSigned(app, stage, party, transferIn(stage));
  serveSigned(app, stage, party, transferOut(stage));
  serveSigned(app, stage, party, transferStatus(stage));
  serveSigned(app, stage, party, readBalance(stage));
  serveSigned(app, stage, party, launchGame(stage));
  serveSigned(app, stage, party, readTransfers(stage));
  serveSigned(app, stage, party, readBetRecords(stage));
  serveGame(app, stage);
}
