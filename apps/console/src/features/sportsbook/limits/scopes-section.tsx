import { betPhases } from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { Button, Collapse, Flex, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { entryLabel } from '../../../lib/proposals/field-text.ts';
import type { SettingsIn } from '../../../lib/settings/use-settings.ts';
import { AddScope } from './add-scope.tsx';
import { PhaseFields } from './phase-fields.tsx';

type Scope = SettingsIn<'sportsbook'>['limits'][number];

const everything = 'default';

/** Each scope in a fold of its own, the widest first; all but the one for every match can be taken away. */
export function ScopesSection() {
  const { t } = useTranslation('sportsbook');
  // The key of a scope is no field of the form: it is kept, never typed.
  const scopes = Form.useWatch<Scope[] | undefined>('limits', { preserve: true }) ?? [];
  return (
    <Form.List name="limits">
      {(fields, { add, remove }) => (
        <Flex vertical gap={16}>
          <Collapse
            size="small"
            defaultActiveKey="0"
            items={fields.map(({ key, name }) => {
              const scope = scopes[name]?.key ?? '';
              const label = entryLabel('settings.sportsbook', 'limits.key', scope);
              return {
                key: String(key),
                label: <strong>{label}</strong>,
                extra: scope !== everything && (
                  <Button
                    size="small"
                    danger
                    aria-label={t('limits.removeScope', { scope: label })}
                    onClick={(event) => {
                      event.stopPropagation();
                      remove(name);
                    }}
                  >
                    {t('limits.remove')}
                  </Button>
                ),
                children: (
                  <>
                    {betPhases.map((phase) => (
                      <PhaseFields
                        key={phase}
                        row={name}
                        phase={phase}
                        scope={label}
                        isMarketKind={scope.startsWith('marketKind/')}
                        isDefault={scope === everything}
                      />
                    ))}
                  </>
                ),
              };
            })}
          />
          <AddScope
            taken={scopes.map(({ key }) => key)}
            onAdd={(key) => add({ key, pre: {}, live: {} } satisfies Scope)}
          />
        </Flex>
      )}
    </Form.List>
  );
}
