import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { PlainOperation } from '../../http/plain-operation.ts';
import { drawPuzzle } from '../../pictures/puzzle.ts';
import { instant } from '../../platform/clock.ts';
import type { Stage } from '../../stage.ts';
import { insertSession, putChallenge, takeSlider } from './afs-store.ts';

const goodForMs = 120_000;
const slip = 5;
const passed = 0;
const refused = 300;

const asked = z.object({ a: z.string().max(64), t: z.string().min(1).max(200), scene: z.string().max(64) });
const pushed = asked.extend({ x: z.number() });

/** `POST /afs/nocaptcha/initialize`: a slider for the token that the site has made. */
export function initialize(stage: Stage): PlainOperation<z.infer<typeof asked>> {
  return {
    party: 'afs',
    path: '/afs/nocaptcha/initialize',
    operation: 'initialize',
    schema: asked,
    about: (input) => input.t,
    act({ a, t: token, scene }) {
      if (a !== stage.config.afs.appKey) return { status: 200, body: { success: false } };
      const { image, piece, place } = drawPuzzle();
      putChallenge(stage.book, { token, scene, place, until: later(stage) });
      return { status: 200, body: { success: true, result: { image, piece, pieceTop: 0 } } };
    },
  };
}

/** `POST /afs/nocaptcha/analyze`: a right push leaves a session id and its signature, a wrong one nothing. */
export function analyze(stage: Stage): PlainOperation<z.infer<typeof pushed>> {
  return {
    party: 'afs',
    path: '/afs/nocaptcha/analyze',
    operation: 'analyze',
    schema: pushed,
    about: (input) => input.t,
    act({ t, scene, x }) {
      const challenge = takeSlider(stage.book, t, instant(stage.clock.now()));
      const right = challenge?.scene === scene && Math.abs(challenge.place - x) <= slip;
      if (!right) return { status: 200, body: { success: true, result: { code: refused } } };
      const [sessionId, sig] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
      insertSession(stage.book, { sessionId, sig, token: t, scene, until: later(stage) });
      return {
        status: 200,
        body: { success: true, result: { code: passed, csessionid: sessionId, value: sig } },
      };
    },
  };
}

const later = ({ clock }: Stage) => instant(new Date(clock.now().getTime() + goodForMs));
