import { connect, type Socket } from 'node:net';
import { requestsOf } from './requests.ts';
import type { Turn, Turned } from './protocol.ts';

/*
 * The load generator, a process of its own: so many connections, each with one request in flight, on bare sockets,
 * because an HTTP client would cost more than the servers that it measures.
 */

/** A call that has no answer by then ends the run: without it one lost answer would hold a turn for good. */
const answerMs = 20_000;

process.on('message', (turn: Turn) => {
  void run(turn).then((turned) => process.send?.(turned));
});

async function run(turn: Turn): Promise<Turned> {
  const requests = requestsOf(turn);
  const repeat = turn.kind === 'plain';
  const times: number[] = [];
  let next = 0;
  let refused = 0;
  let firstRefusal = '';
  const sockets = await Promise.all(Array.from({ length: turn.connections }, () => open(turn.port)));
  const begun = performance.now();
  const end = begun + turn.seconds * 1000;

  await Promise.all(
    sockets.map(async (socket) => {
      const ask = asking(socket);
      while (performance.now() < end) {
        const request = repeat ? requests[0] : requests[next++];
        if (!request) break;
        const asked = performance.now();
        const answer = await ask(request);
        times.push(performance.now() - asked);
        if (!isRefused(answer)) continue;
        refused += 1;
        firstRefusal ||= Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1').toString();
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  times.sort((left, right) => left - right);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { requests: times.length, refused, seconds, p50: at(0.5), p99: at(0.99), firstRefusal };
}

/** Another status than 200, or an envelope with another code than 0 or OK; the bare peer has no envelope. */
function isRefused(answer: string): boolean {
  return !answer.startsWith('HTTP/1.1 200') || /"code":(?!0,|"OK")/.test(answer);
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setTimeout(answerMs, () => socket.destroy(new Error(`no answer within ${answerMs / 1000} s`)));
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/** Sends one request after another over a connection; answers each whole answer as text. */
function asking(socket: Socket): (request: Buffer) => Promise<string> {
  let answered: ((answer: string) => void) | undefined;
  let failed: ((fault: Error) => void) | undefined;
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    const head = received.indexOf('\r\n\r\n');
    const length = head < 0 ? undefined : /content-length: (\d+)/i.exec(received)?.[1];
    if (length === undefined || received.length < head + 4 + Number(length)) return;
    const answer = received;
    received = '';
    answered?.(answer);
  });
  socket.on('error', (fault) => failed?.(fault));
  socket.on('close', () => failed?.(new Error('the server closed a connection')));
  return (request) =>
    new Promise((resolve, reject) => {
      // Closed between two calls: nothing more is heard of it.
      if (socket.destroyed) return reject(new Error('the server closed a connection'));
      [answered, failed] = [resolve, reject];
      return void socket.write(request);
    });
}
