import Fastify from 'fastify';
import { notifyProcessorTime } from './processor-time.ts';

/* The peer: a bare Fastify with one POST that answers two fields. */
const server = Fastify();
server.post('/hello', async () => ({ hello: 'world' }));
const address = await server.listen({ host: '127.0.0.1', port: 0 });
notifyProcessorTime();
process.send?.({ port: Number(new URL(address).port), sessions: [], legs: [] });
