import { mostShots, ticksPerShot } from '@fairway/contract/fishing/codes.ts';
import { lastShotTick } from '@fairway/fair-games';
import { add, formatMoney, money, parseMoney } from '@fairway/money';
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

/** Shots from the own seat: drawn as they are fired, sent together while a call is under way, and numbered without a gap. */
export function useFire(details: PoolDetails, seat: OwnSeat | undefined, cannon: string, state: WaterState) {
  const client = useQueryClient();
  const waiting = useRef<FlyingShot[]>([]);
  const sending = useRef(false);
  const lastTick = useRef(-ticksPerShot);
  const [last, setLast] = useState<FiredShots>();
  const [figures, setFigures] = useState<ShotFigures>({ rounds: 0, staked: '0', returned: '0' });
  const { pool, tide } = details;

  const fire = (angle: number) => {
    if (!seat || tide?.state !== 'open' || tide.openedAt === null) return;
    const tick = tickAt(tide.openedAt, serverClock.now());
    // Faster than three a second is no shot at all.
    if (tick < lastTick.current) lastTick.current = -ticksPerShot;
    if (tick > lastShotTick || tick - lastTick.current < ticksPerShot || waiting.current.length >= mostShots)
      return;
    lastTick.current = tick;
    waiting.current.push(state.add({ place: seat.place, tick, angle, ended: undefined }));
    if (!sending.current) void send(seat, tide.number);
  };

  const send = async (from: OwnSeat, number: number) => {
    sending.current = true;
    let first = client.getQueryData<PoolDetails>(['getPool', { pool }])?.own?.nextShot ?? from.nextShot;
    try {
      while (waiting.current.length > 0) {
        const fired = waiting.current;
        waiting.current = [];
        const shots = fired.map(({ tick, angle }) => ({ tick, angle }));
        const answer = await sendShots({ pool, tide: number, first, cannon, shots });
        first += shots.length;
        for (const [index, shot] of answer.shots.entries()) {
          const flying = fired[index];
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
    setFigures((known) => {
      const sum = (sofar: string, more: string) =>
        formatMoney(add(parseMoney(sofar, currency), parseMoney(more, currency)));
      return {
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

  return {
    fire,
    last,
    figures: { ...figures, staked: text(figures.staked), returned: text(figures.returned) },
  };

  function text(amount: string): string {
    const currency = seat?.currency ?? 'CNY';
    return formatMoney(add(parseMoney(amount, currency), money(currency, 0n)));
  }
}
