import { defineKindForm } from '../own/kind-form.ts';

export const raceForm = defineKindForm('race', {
  fields: [
    {
      name: 'perTicket',
      type: 'amount',
      label: { zh: '每张奖券所需流水（元）', en: 'Play for a ticket, yuan' },
    },
    {
      name: 'prizes',
      type: 'amounts',
      count: 10,
      label: { zh: '第 # 名奖金（元）', en: 'Yuan for place #' },
      hint: {
        zh: '预算须够发全部名次；奖券数相同者平分所占名次奖金之和',
        en: 'The budget must hold all of them; who ties shares the sum of the places',
      },
    },
  ],
  fresh: {
    perTicket: '100',
    prizes: ['1000.00', '500.00', '300.00', '200.00', '100.00', '88.00', '68.00', '58.00', '38.00', '18.00'],
  },
});

export const fissileForm = defineKindForm('fissile', {
  fields: [
    { name: 'amount', type: 'amount', label: { zh: '红包金额（元）', en: 'In the packet, yuan' } },
    {
      name: 'friends',
      type: 'count',
      min: 1,
      max: 20,
      label: { zh: '需达标好友数', en: 'Friends who must qualify' },
    },
    {
      name: 'hours',
      type: 'count',
      min: 1,
      max: 720,
      label: { zh: '限时（小时）', en: 'Hours from the opening' },
    },
  ],
  fresh: { amount: '20.00', friends: 5, hours: 72 },
});
