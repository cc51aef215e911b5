import type { FastifyInstance } from 'fastify';
import { servePlain } from '../../http/plain-operation.ts';
import type { Stage } from '../../stage.ts';
import { listSliders } from './afs-store.ts';
import { authenticateSig } from './authenticate-sig.ts';
import { analyze, initialize } from './slider.ts';

/** AFS: its slider, as far as a server needs it, and its signed check. The director sees what is right. */
export function serveAfs(app: FastifyInstance, stage: Stage): void {
  servePlain(app, stage, initialize(stage));
  servePlain(app, stage, analyze(stage));
  servePlain(app, stage, authenticateSig(stage));
  app.get('/director/afs/challenges', () => ({
    code: 'OK',
    challenges: listSliders(stage.book).map(({ token, place }) => ({ token, place })),
  }));
}
