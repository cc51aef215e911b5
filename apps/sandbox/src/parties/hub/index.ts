import type { FastifyInstance } from 'fastify';
import type { Stage } from '../../stage.ts';
import { serveHubList } from './book/hub-list.ts';
import { serveOwnBook } from './book/own-book.ts';
import { serveHubLevers } from './director.ts';
import { serveGameLists } from './game-lists.ts';
import { serveGameUrl } from './game-url.ts';
import { servePlay } from './play-page.ts';

/** Two houses that keep no money and call the operator's wallet: 启明游戏 in the operator's own form, 汇聚游戏 in Hub88's. */
export function serveHub(app: FastifyInstance, stage: Stage): void {
  servePlay(app, stage, 'qiming');
  servePlay(app, stage, 'hub');
  serveGameUrl(app, stage);
  serveGameLists(app, stage);
  serveHubList(app, stage);
  serveOwnBook(app, stage);
  serveHubLevers(app, stage);
}
