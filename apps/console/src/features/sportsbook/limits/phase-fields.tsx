import {
  bookBounds,
  phaseFields,
  type BetPhase,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';

interface PhaseFieldsProps {
  /** The scope's place in the list. */
  row: number;
  phase: BetPhase;
  scope: string;
  /** A kind of market, over many matches: it has no limit of one match. */
  isMarketKind: boolean;
  /** The widest scope: nothing decides for it, so it leaves nothing empty. */
  isDefault: boolean;
}

/** What a match may lose, and a member on it. */
const ofOneMatch: ReadonlySet<string> = new Set(['fixtureLiability', 'memberLiability']);

/** An emptied field is left out of what is published: the next wider scope decides it. */
const leaveOut = (typed: unknown) => (typed === '' || typed === null ? undefined : typed);

/** What a scope says of one phase. */
export function PhaseFields({ row, phase, scope, isMarketKind, isDefault }: PhaseFieldsProps) {
  const { t } = useTranslation('sportsbook');
  const placeholder = isDefault ? '' : t('limits.inherited');
  const missing = { required: isDefault, message: t('limits.missing') };
  const fieldLabel = (field: (typeof phaseFields)[number] | 'delaySeconds') => t(`limits.fields.${field}`);
  const ariaLabel = (field: string) => `${scope} ${t(`limits.phases.${phase}`)} ${field}`;
  return (
    <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
      <legend>
        <strong>{t(`limits.phases.${phase}`)}</strong>
      </legend>
      <div className={styles['pair']}>
        <Form.Item
          name={[row, phase, 'bookBps']}
          label={fieldLabel('bookBps')}
          rules={[missing]}
          getValueProps={(bps?: number) => ({ value: bps === undefined ? undefined : bps / 100 })}
          normalize={(percent: number | null) => (percent === null ? undefined : Math.round(percent * 100))}
        >
          <InputNumber
            min={bookBounds.least / 100}
            max={bookBounds.greatest / 100}
            step={0.1}
            precision={2}
            suffix="%"
            placeholder={placeholder}
            aria-label={ariaLabel(fieldLabel('bookBps'))}
            style={{ width: '100%' }}
          />
        </Form.Item>
        {phase === 'live' && (
          <Form.Item
            name={[row, phase, 'delaySeconds']}
            label={fieldLabel('delaySeconds')}
            rules={[missing]}
            normalize={leaveOut}
          >
            <InputNumber
              min={0}
              max={60}
              precision={0}
              placeholder={placeholder}
              aria-label={ariaLabel(fieldLabel('delaySeconds'))}
              style={{ width: '100%' }}
            />
          </Form.Item>
        )}
        {phaseFields
          .filter((field) => field !== 'bookBps' && !(isMarketKind && ofOneMatch.has(field)))
          .map((field) => (
            <Form.Item
              key={field}
              name={[row, phase, field]}
              label={fieldLabel(field)}
              normalize={leaveOut}
              rules={[missing, { pattern: amountOf(field), message: t('limits.amountWrong') }]}
            >
              <Input
                inputMode="decimal"
                placeholder={placeholder}
                aria-label={ariaLabel(fieldLabel(field))}
              />
            </Form.Item>
          ))}
      </div>
    </fieldset>
  );
}

/** Yuan have two decimals, USDT six. */
function amountOf(field: string): RegExp {
  return field.startsWith('usdt') ? /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/ : /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/;
}
