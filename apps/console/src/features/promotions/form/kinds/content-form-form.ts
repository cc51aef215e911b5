import { formFieldTypes } from '@fairway/contract/promotions/content-form/field-types.ts';
import { defineKindForm } from '../own/kind-form.ts';

const none = { zh: '', en: '' };

export const contentFormForm = defineKindForm('form', {
  fields: [
    {
      name: 'prize',
      type: 'amount',
      label: { zh: '采纳后奖励（元）', en: 'For an entry that is taken up, yuan' },
      hint: { zh: '0 为无奖励；每份奖励须两人先后同意', en: '0 for none; two people decide on each' },
    },
    {
      name: 'fields',
      type: 'list',
      max: 20,
      label: { zh: '表单项', en: 'Field' },
      fresh: () => ({ id: '', zh: '', en: '', type: 'text', required: true, options: none }),
      entry: [
        {
          name: 'id',
          type: 'text',
          max: 24,
          label: { zh: '编号', en: 'Id' },
          hint: { zh: '小写字母开头，可含数字与连字符', en: 'Small letters, digits and hyphens' },
        },
        { name: 'zh', type: 'text', max: 60, label: { zh: '中文名称', en: 'Chinese name' } },
        { name: 'en', type: 'text', max: 100, label: { zh: '英文名称', en: 'English name' } },
        { name: 'type', type: 'choice', label: { zh: '类型', en: 'Type' }, of: formFieldTypes.list },
        { name: 'required', type: 'switch', label: { zh: '必填', en: 'Needed' } },
        {
          name: 'options',
          type: 'texts',
          max: 600,
          isLong: true,
          isOptional: true,
          label: { zh: '选项（每行一个）', en: 'Options, a line each' },
          hint: { zh: '仅单选填写', en: 'Of a choice alone' },
        },
      ],
    },
  ],
  fresh: {
    prize: '8.00',
    fields: [{ id: 'wish', zh: '', en: '', type: 'lines', required: true, options: none }],
  },
});
