import { mostAboveLeast } from '@fairway/promotions';
import type { Fault } from '../../campaigns/verdict.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstRains } from './first-rains.ts';

/** A budget pays one session whole. */
export const rainKind = defineKind('redPackRain', {
  oneMember: ({ pot }) => fenOf(pot),
  faults({ pot, packets, least, times, also, minutes }) {
    const faults: Fault[] = [];
    const [all, each] = [fenOf(pot), fenOf(least)];
    const spare = all - each * BigInt(packets);
    if (each < 1n || spare < 0n || spare > mostAboveLeast)
      faults.push({
        rule: 'prizes',
        zh: '每包至少 0.01 元，总额须够分，且超出最低额的部分不超过 20,971.50 元',
        en: 'A packet is 0.01 at least, the pot must hold all of them, and at most 20,971.50 above the least',
      });
    const starts = times.map(({ time }) => minutesOf(time)).sort((one, other) => one - other);
    const gaps = starts.map((start, place) => (starts[place + 1] ?? (starts[0] ?? 0) + 1440) - start);
    if (gaps.some((gap) => gap < minutes + 2) || also.some(({ at }) => Date.parse(at) % 60_000 !== 0))
      faults.push({
        rule: 'window',
        zh: '各场之间至少相隔 2 分钟，加场须在整分钟开始',
        en: 'Sessions lie two minutes apart at least, and further ones start at a full minute',
      });
    return faults;
  },
  first: firstRains,
});

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
