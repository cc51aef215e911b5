import { mostShots, ticksPerShot } from '@fairway/contract/fishing/codes.ts';
import { lastShotTick } from '@fairway/fair-games';
import { add, formatMoney, parseMoney } from '@fairway/money';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serverClock } from '../../../lib/api.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import type { OwnSeat, PoolDetails } from '../api/shapes.ts';
import { sendShots, type FiredShots } from '../api/send-shots.ts';
import type { FlyingShot, WaterState } from '../water/flying-shots.ts';
import { tickAt } from '../water/water.tsx';

export interface ShotFigures {
  readonly rounds: number;
  readonly staked: string;
  readonly returned: string;
}

const noFigures: ShotFigures = { rounds: 0, staked: '0', returned: '0' };

/** A shot that waits to be sent, with its stake. */
interface Loaded {
  readonly cannon: string;
  readonly flying: FlyingShot;
}

/** Shots from the own seat: drawn as they are fired, sent together while a call is under way, and numbered without a gap. */
export function useFire(details: PoolDetails, seat: OwnSeat | undefined, cannon: string, state: WaterState) {
  const client = useQueryClient();
  const waiting = useRef<Loaded[]>([]);
  const sending = useRef(false);
  const lastTick = useRef(-ticksPerShot);
  const [last, setLast] = useState<FiredShots>();
  // Answers come in their order, questions for the pool may be overtaken by them.
  const next = useRef({ seat: '', shot: 1 });
  const [figures, setFigures] = useState({ ...noFigures, currency: seat?.currency ?? 'CNY' });
  const { pool, tide } = details;

  const fire = (angle: number) => {
    if (!seat || tide?.state !== 'open' || tide.openedAt === null) return;
    const tick = tickAt(tide.openedAt, serverClock.now());
    // Faster than three a second is no shot at all.
    if (tick < lastTick.current) lastTick.current = -ticksPerShot;
    if (tick > lastShotTick || tick - lastTick.current < ticksPerShot || waiting.current.length >= mostShots)
      return;
    lastTick.current = tick;
    waiting.current.push({ cannon, flying: state.add({ place: seat.place, tick, angle, ended: undefined }) });
    if (!sending.current) void send(seat, tide.number);
  };

  const send = async (from: OwnSeat, number: number) => {
    sending.current = true;
    const known = next.current.seat === from.id ? next.current.shot : 1;
    let first = Math.max(known, from.nextShot);
    try {
      while (waiting.current.length > 0) {
        // One size a call.
        const size = waiting.current[0]?.cannon ?? cannon;
        const other = waiting.current.findIndex((one) => one.cannon !== size);
        const fired = waiting.current.splice(0, other < 0 ? waiting.current.length : other);
        const shots = fired.map(({ flying: { tick, angle } }) => ({ tick, angle }));
        const answer = await sendShots({ pool, tide: number, first, cannon: size, shots });
        first += shots.length;
        next.current = { seat: from.id, shot: first };
        for (const [index, shot] of answer.shots.entries()) {
          const flying = fired[index]?.flying;
          if (flying) state.end(flying, shot);
        }
        learn(answer, first, from.currency);
      }
    } catch (fault) {
      state.forget(from.place);
      waiting.current = [];
      showRefusal(fault);
      void client.invalidateQueries({ queryKey: ['getPool', { pool }] });
    } finally {
      sending.current = false;
    }
  };

  const learn = (answer: FiredShots, nextShot: number, currency: OwnSeat['currency']) => {
    setLast(answer);
    setFigures((sums) => {
      const known = sums.currency === currency ? sums : { ...noFigures, currency };
      const sum = (sofar: string, more: string) =>
        formatMoney(add(parseMoney(sofar, currency), parseMoney(more, currency)));
      return {
        currency,
        rounds: known.rounds + answer.shots.filter(({ outcome }) => outcome !== 'returned').length,
        staked: sum(known.staked, answer.stake),
        returned: sum(known.returned, answer.returned),
      };
    });
    client.setQueryData<PoolDetails>(['getPool', { pool }], (known) =>
      known?.own ? { ...known, own: { ...known.own, nextShot, balance: answer.balance } } : known,
    );
    void client.invalidateQueries({ queryKey: ['listShots'] });
    void client.invalidateQueries({ queryKey: ['getPlayProtection'] });
  };

  const currency = seat?.currency ?? 'CNY';
  const { rounds, staked, returned } = figures.currency === currency ? figures : noFigures;
  const text = (amount: string) => formatMoney(parseMoney(amount, currency));
  return { fire, last, figures: { rounds, staked: text(staked), returned: text(returned) } };
}
