import { Collapse, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { entryLabel } from '../../../lib/proposals/field-text.ts';
import { GradeFields } from './grade-fields.tsx';

interface Entry {
  key: number;
  upgradeDeposit: string;
  upgradeFlows: string;
}

/** Each level in a fold of its own; the fold's head says what it asks for. */
export function GradesForm() {
  const { t } = useTranslation('vip');
  // The level of an entry is no field of the form: it is kept, never typed.
  const entries = Form.useWatch<Entry[] | undefined>('grades', { preserve: true }) ?? [];
  return (
    <Form.List name="grades">
      {(rows) => (
        <Collapse
          size="small"
          items={rows.map(({ key, name }) => {
            const entry = entries[name];
            const label = entryLabel('settings.vipGrades', 'grades.key', String(entry?.key ?? name));
            return {
              key: String(key),
              label: <strong>{label}</strong>,
              extra: (
                <span className="figures">
                  {t('grades.asks', {
                    deposit: entry?.upgradeDeposit ?? '',
                    flows: entry?.upgradeFlows ?? '',
                  })}
                </span>
              ),
              forceRender: true,
              children: <GradeFields place={name} label={label} />,
            };
          })}
        />
      )}
    </Form.List>
  );
}
