import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readBody, readQuery } from '../http/open-route.ts';
import { faultRule } from '../faults/fault-schema.ts';
import { listCalls } from '../faults/call-log.ts';
import { listMessages } from '../parties/inbox/message-store.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Stage } from '../stage.ts';
import { checkSignature, signatureQuestion } from './check-signature.ts';
import { readState } from './read-state.ts';
import { resetBooks } from './reset-books.ts';
import { changeSettings, settingsChange } from './settings.ts';

const text = z.string().min(1).max(200).optional();
const pageSize = z.coerce.number().int().min(1).max(1000).default(100);
const callQuery = z.object({ party: text, operation: text, orderNo: text, limit: pageSize });
const inboxQuery = z.object({ to: text, limit: pageSize });
const nothing = z.strictObject({});

/** What the director sets and sees beside the parties: faults, settings, calls, messages. */
export function serveDirector(app: FastifyInstance, stage: Stage): void {
  const { book, faults } = stage;

  app.get('/director/state', () => ({ code: 'OK', ...readState(stage) }));

  app.post('/director/settings', (request) => ({
    code: 'OK',
    settings: changeSettings(book, readBody(request, settingsChange)),
  }));

  app.get('/director/faults', () => ({ code: 'OK', faults: faults.list() }));
  app.post('/director/faults', (request) => ({
    code: 'OK',
    fault: faults.add(readBody(request, faultRule)),
  }));
  app.delete('/director/faults', () => {
    faults.clear();
    return { code: 'OK' };
  });
  app.delete<{ Params: { faultId: string } }>('/director/faults/:faultId', (request) => {
    if (!faults.remove(request.params.faultId))
      throw new Refusal(404, 'FAULT_NOT_FOUND', 'No such fault is set.');
    return { code: 'OK' };
  });

  app.post('/director/late-executions', (request) => {
    readBody(request, nothing);
    return { code: 'OK', executed: stage.late.runAll() };
  });

  app.get('/director/calls', (request) => ({
    code: 'OK',
    calls: listCalls(book, readQuery(request, callQuery)),
  }));

  app.get('/director/inbox', (request) => ({
    code: 'OK',
    messages: listMessages(book, readQuery(request, inboxQuery)),
  }));

  app.post('/director/signature/check', (request) => ({
    code: 'OK',
    ...checkSignature(stage.config, readBody(request, signatureQuestion)),
  }));

  app.post('/director/reset', (request) => {
    readBody(request, nothing);
    resetBooks(book);
    return { code: 'OK' };
  });
}
