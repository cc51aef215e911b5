import { Button, Flex, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AuditFilters } from './use-audit.ts';

/** The filters of the trail; what is set is in the address, so a link shares the view. */
export function AuditFilterBar({
  filters,
  onChange,
}: {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}) {
  const { t } = useTranslation(['operators', 'shell']);
  /** Every act and every kind of object that has a label of its own. */
  const optionsOf = (group: 'action' | 'object') =>
    Object.entries(t(group, { returnObjects: true })).map(([value, label]) => ({ value, label }));
  const choice = { allowClear: true, showSearch: { optionFilterProp: 'label' }, placeholder: t('audit.any') };
  return (
    <Form
      // Remounted when a click in the list sets a filter, so that the fields show it.
      key={JSON.stringify(filters)}
      layout="inline"
      initialValues={filters}
      onFinish={(values: AuditFilters) => onChange(values)}
      style={{ rowGap: 8 }}
    >
      <Form.Item name="operator" label={t('audit.operator')}>
        <Input allowClear style={{ width: 120 }} />
      </Form.Item>
      <Form.Item name="action" label={t('audit.action')}>
        <Select {...choice} options={optionsOf('action')} style={{ width: 150 }} />
      </Form.Item>
      <Form.Item name="kind" label={t('audit.kind')}>
        <Select {...choice} options={optionsOf('object')} style={{ width: 110 }} />
      </Form.Item>
      <Form.Item name="id" label={t('audit.id')}>
        <Input allowClear style={{ width: 150 }} />
      </Form.Item>
      <Flex gap={8}>
        <Button type="primary" htmlType="submit">
          {t('act.search', { ns: 'shell' })}
        </Button>
        <Button onClick={() => onChange({})}>{t('act.clear', { ns: 'shell' })}</Button>
      </Flex>
    </Form>
  );
}
