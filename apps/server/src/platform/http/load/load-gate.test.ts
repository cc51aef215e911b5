import { describe, expect, it } from 'vitest';
import { LoadGate, type Admission, type Arrival, type InLine, type Place } from './load-gate.ts';

const settings = {
  most: 8,
  keptForMoney: 2,
  mostOfSession: 2,
  mostInLine: 2,
  mostOfOwner: 2,
  mostOfAddress: 6,
  mostBodiesOfAddress: 3,
  mostBodies: 5,
  bodyMs: 2000,
  lateLoopMs: 100,
};
const call = (changes: Partial<Arrival> = {}): Arrival => ({
  priority: 'common',
  address: 'a',
  session: undefined,
  ...changes,
});
const placeOf = (admission: Admission): Place => {
  if (!('place' in admission)) throw new Error('not admitted');
  return admission.place;
};
const inLine = (admission: Admission): InLine => {
  if (!('wait' in admission)) throw new Error('not in line');
  return admission;
};
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

describe('a server’s places', () => {
  it('are refused to common calls when they are taken, kept for money a few more, and never refused to what is free', () => {
    const gate = new LoadGate(settings);
    const from = (at: number) => ({ address: `address-${at}` });
    const taken = times(8, (at) => placeOf(gate.admit(call(from(at)))));
    expect(gate.admit(call(from(8)))).toEqual({ refused: 'process' });
    times(2, (at) => placeOf(gate.admit(call({ ...from(at), priority: 'money' }))));
    expect(gate.admit(call({ ...from(9), priority: 'money' }))).toEqual({ refused: 'process' });
    placeOf(gate.admit(call({ ...from(9), priority: 'free' })));
    expect(gate.atWork).toBe(11);

    for (const place of taken.slice(0, 4)) {
      place.leave();
      place.leave();
    }
    expect(gate.atWork).toBe(7);
    placeOf(gate.admit(call(from(10))));
  });

  it('become few while the event loop is late', () => {
    let late = 0;
    const gate = new LoadGate(settings, () => late);
    times(2, () => placeOf(gate.admit(call())));
    late = 101;
    expect(gate.admit(call())).toEqual({ refused: 'process' });
    placeOf(gate.admit(call({ priority: 'money' })));
    late = 0;
    placeOf(gate.admit(call()));
  });
});

describe('a caller’s share', () => {
  it('is so many an address, given back as calls end', () => {
    const gate = new LoadGate(settings);
    const taken = times(6, () => placeOf(gate.admit(call())));
    expect(gate.admit(call({ priority: 'money' }))).toEqual({ refused: 'address' });
    placeOf(gate.admit(call({ address: 'b' })));
    taken[0]?.leave();
    placeOf(gate.admit(call()));
  });

  it('is so many a session at work, a short line behind them, money first, and no more', () => {
    const gate = new LoadGate(settings);
    const mine = call({ session: 's' });
    const [first] = times(2, () => placeOf(gate.admit(mine)));
    const common = gate.admit(mine);
    const money = gate.admit({ ...mine, priority: 'money' });
    expect(gate.inLine).toBe(2);
    expect(gate.admit(mine)).toEqual({ refused: 'session' });
    placeOf(gate.admit(call({ session: 'other' })));

    const begun: string[] = [];
    inLine(common).wait(() => begun.push('common'));
    inLine(money).wait((place) => {
      begun.push('money');
      place.leave();
    });
    first?.leave();
    expect(begun).toEqual(['money', 'common']);
    expect(gate.inLine).toBe(0);
  });

  it('is freed by a caller who leaves the line', () => {
    const gate = new LoadGate(settings);
    const mine = call({ session: 's' });
    const [first] = times(2, () => placeOf(gate.admit(mine)));
    const waiting = inLine(gate.admit(mine));
    waiting.giveUp();
    waiting.giveUp();
    expect(gate.inLine).toBe(0);
    first?.leave();
    expect(gate.atWork).toBe(1);
  });

  it('is so many a member, over all sessions', () => {
    const gate = new LoadGate(settings);
    const taken = ['s1', 's2', 's3'].map((session) => placeOf(gate.admit(call({ session }))));
    expect(taken.map((place) => place.belongTo('member'))).toEqual([true, true, false]);
    expect(taken[2]?.belongTo('another')).toBe(true);
    taken[0]?.leave();
    expect(placeOf(gate.admit(call({ session: 's1' }))).belongTo('member')).toBe(true);
  });
});

describe('bodies that arrive', () => {
  const arrive = (gate: LoadGate, names: readonly string[], address: (at: number) => string) => {
    const givenUp: string[] = [];
    const leave = names.map((name, at) => gate.bodies.add(address(at), () => givenUp.push(name)));
    return { givenUp, leave };
  };

  it('are so many a network, and the one that has waited longest makes room', () => {
    const gate = new LoadGate(settings);
    const { givenUp, leave } = arrive(gate, ['1', '2', '3', '4', '5'], () => 'a');
    expect(givenUp).toEqual(['1', '2']);
    expect(gate.bodies.count).toBe(3);
    // They hold no place of the work.
    expect(gate.atWork).toBe(0);
    for (const end of leave) end();
    expect(gate.bodies.count).toBe(0);
    expect(arrive(gate, ['6', '7', '8'], () => 'a').givenUp).toEqual([]);
  });

  it('are so many over all networks', () => {
    const gate = new LoadGate(settings);
    const { givenUp } = arrive(gate, ['1', '2', '3', '4', '5', '6', '7'], (at) => `address-${at}`);
    expect(givenUp).toEqual(['1', '2']);
    expect(gate.bodies.count).toBe(5);
  });
});
