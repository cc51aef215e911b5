import { defineEnum } from '../enums/define-enum.ts';

/** Whether money can be moved in. Closed: what is there stays, earns nothing more and can be moved out. */
export const yebStatuses = defineEnum({
  closed: { code: 0, zh: '暂停转入', en: 'Closed' },
  open: { code: 1, zh: '开放', en: 'Open' },
});

/** How interest is reckoned: each day, on the lowest balance of the day. There is one model. */
export const yebModels = defineEnum({
  lowestOfDay: { code: 1, zh: '按日最低余额计息', en: 'Daily, on the lowest balance' },
});

/** Whether the member’s grade has the higher rate. */
export const yebRates = defineEnum({
  ordinary: { code: 0, zh: '普通利率', en: 'Ordinary rate' },
  vip: { code: 1, zh: 'VIP 利率', en: 'VIP rate' },
});
