import { Form, Input, InputNumber, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryList } from '../../../../lib/fields/entry-list.tsx';
import styles from '../../../../lib/fields/fields.module.css';
import { TimeField } from '../../../../lib/fields/time-field.tsx';
import { locale } from '../../../../lib/i18n.ts';
import { amountRule, optionalAmountRule, textRule } from '../rules.ts';
import { CompetitionSelect } from './competition-select.tsx';
import { MembersField } from './members-field.tsx';
import type { OwnField } from './own-field.ts';

type Path = (string | number)[];

/** The fields of a kind's own figures, drawn from their description; lists and groups stand below the others. */
export function OwnFields({ fields, at }: { fields: readonly OwnField[]; at: Path }) {
  const isWide = ({ type }: OwnField) => type === 'list' || type === 'group' || type === 'members';
  return (
    <>
      <div className={styles['pair']}>
        {fields
          .filter((field) => !isWide(field))
          .map((field) => (
            <OneField key={field.name} field={field} path={[...at, field.name]} />
          ))}
      </div>
      {fields.filter(isWide).map((field) => (
        <WideField key={field.name} field={field} path={[...at, field.name]} />
      ))}
    </>
  );
}

function WideField({ field, path }: { field: OwnField; path: Path }) {
  const { t } = useTranslation('promotions');
  const title = field.label[locale()];
  if (field.type === 'group')
    return (
      <fieldset className={styles['entry']} aria-label={title}>
        <div className={styles['head']}>{title}</div>
        <OwnFields fields={field.entry} at={path} />
      </fieldset>
    );
  if (field.type !== 'list') return <OneField field={field} path={path} />;
  return (
    <EntryList
      name={path}
      title={title}
      max={field.max}
      fresh={field.fresh}
      empty={t('form.noEntries', { title })}
    >
      {(index) => <OwnFields fields={field.entry} at={[index]} />}
    </EntryList>
  );
}

function OneField({ field, path }: { field: OwnField; path: Path }) {
  const { t } = useTranslation('promotions');
  const label = field.label[locale()];
  const extra = field.hint?.[locale()];
  const isNeeded = !field.isOptional;
  const amounts = (field.isOptional ? optionalAmountRule : amountRule)(t('form.amountWrong'));
  const missing = [{ required: isNeeded, message: t('form.missing') }];
  const texts = (max: number) =>
    field.isOptional ? [{ max }] : textRule(1, max, t('form.textWrong', { min: 1, max }));
  const text = (max: number, isLong = false) =>
    isLong ? (
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={max} />
    ) : (
      <Input maxLength={max} />
    );
  const both = (draw: (language: 'zh' | 'en') => ReactNode) => {
    const drawn = (['zh', 'en'] as const).map(draw);
    return field.type === 'texts' && field.isLong ? <div className={styles['facing']}>{drawn}</div> : drawn;
  };
  switch (field.type) {
    case 'amount':
      return (
        <Form.Item name={path} label={label} extra={extra} rules={amounts}>
          <Input inputMode="decimal" maxLength={18} />
        </Form.Item>
      );
    case 'amounts':
      return Array.from({ length: field.count }, (_, index) => (
        <Form.Item
          key={index}
          name={[...path, index]}
          label={label.replace('#', String(index + 1))}
          rules={amounts}
        >
          <Input inputMode="decimal" maxLength={18} />
        </Form.Item>
      ));
    case 'count':
      return (
        <Form.Item name={path} label={label} extra={extra} rules={missing}>
          <InputNumber min={field.min} max={field.max} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      );
    case 'switch':
      return (
        <Form.Item name={path} label={label} extra={extra} valuePropName="checked">
          <Switch />
        </Form.Item>
      );
    case 'time':
      return (
        <TimeField
          name={path}
          label={label}
          {...(extra !== undefined && { extra })}
          {...(isNeeded && { missing: t('form.timeMissing') })}
        />
      );
    case 'text':
      return (
        <Form.Item name={path} label={label} extra={extra} rules={texts(field.max)}>
          {text(field.max, field.isLong)}
        </Form.Item>
      );
    case 'texts':
      return both((language) => (
        <Form.Item
          key={language}
          name={[...path, language]}
          label={t(`language.${language}`, { label })}
          extra={extra}
          rules={texts(field.max)}
        >
          {text(field.max, field.isLong)}
        </Form.Item>
      ));
    case 'choice':
      return (
        <Form.Item name={path} label={label} extra={extra} rules={missing}>
          <Select
            allowClear={!isNeeded}
            {...(field.isMany && { mode: 'multiple' as const })}
            options={(typeof field.of === 'function' ? field.of() : field.of).map(({ code, ...labels }) => ({
              value: code,
              label: labels[locale()],
            }))}
          />
        </Form.Item>
      );
    case 'competition':
      return (
        <Form.Item name={path} label={label} extra={extra} rules={missing}>
          <CompetitionSelect />
        </Form.Item>
      );
    case 'members':
      return <MembersField path={path} label={label} extra={extra} max={field.max} />;
    case 'list':
    case 'group':
      return null;
  }
}
