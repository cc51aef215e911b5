import { Collapse, Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import styles from '../../../lib/fields/fields.module.css';
import { entryLabel, fieldLabel } from '../../../lib/proposals/field-text.ts';
import { PlaySwitches } from './play-switches.tsx';

interface LimitsFormProps {
  kind: 'settings.games' | 'settings.lottery';
  /** The list of the settings, and the amounts that each entry has in either currency. */
  list: 'games' | 'lotteries';
  amounts: readonly string[];
  /** The play types of an entry, each with a switch of its own; games have none. */
  playsOf?: (key: string) => readonly { code: string; name: string }[];
}

interface Entry {
  key: string;
  open: boolean;
  closed?: readonly string[];
  cny: Readonly<Record<string, string>>;
}

const currencies = ['cny', 'usdt'] as const;
/** Yuan have two decimals, USDT six. */
const patterns = {
  cny: /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/,
  usdt: /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/,
} as const;

/** Each game or lottery in a fold of its own, with its switch and its amounts; the fold's head says where it stands. */
export function LimitsForm({ kind, list, amounts, playsOf }: LimitsFormProps) {
  const { t } = useTranslation('venues');
  // The key of an entry is no field of the form: it is kept, never typed.
  const entries = Form.useWatch<Entry[] | undefined>(list, { preserve: true }) ?? [];
  return (
    <Form.List name={list}>
      {(rows) => (
        <Collapse
          size="small"
          items={rows.map(({ key, name }) => {
            const entry = entries[name];
            const label = entryLabel(kind, `${list}.key`, entry?.key ?? '');
            return {
              key: String(key),
              label: <strong>{label}</strong>,
              extra: (
                <>
                  <span className="figures" style={{ marginInlineEnd: 12 }}>
                    {t('limits.stakes', { least: entry?.cny['least'] ?? '', most: entry?.cny['most'] ?? '' })}
                  </span>
                  {entry?.closed !== undefined && entry.closed.length > 0 && (
                    <StatusTag tone="waiting">
                      {t('limits.closedPlays', { count: entry.closed.length })}
                    </StatusTag>
                  )}
                  <StatusTag tone={entry?.open === false ? 'stopped' : 'good'}>
                    {t(entry?.open === false ? 'limits.closed' : 'limits.open')}
                  </StatusTag>
                </>
              ),
              forceRender: true,
              children: (
                <>
                  <Form.Item
                    name={[name, 'open']}
                    label={fieldLabel(kind, `${list}.open`)}
                    valuePropName="checked"
                    layout="horizontal"
                  >
                    <Switch aria-label={`${label} ${fieldLabel(kind, `${list}.open`)}`} />
                  </Form.Item>
                  {playsOf && entry && (
                    <Form.Item name={[name, 'closed']} label={fieldLabel(kind, `${list}.plays`)}>
                      <PlaySwitches plays={playsOf(entry.key)} of={label} />
                    </Form.Item>
                  )}
                  {currencies.map((currency) => (
                    <div key={currency} className={styles['pair']}>
                      {amounts.map((amount) => {
                        const text = fieldLabel(kind, `${list}.${currency}.${amount}`);
                        return (
                          <Form.Item
                            key={amount}
                            name={[name, currency, amount]}
                            label={text}
                            rules={[
                              {
                                required: true,
                                pattern: patterns[currency],
                                message: t('limits.amountWrong'),
                              },
                            ]}
                          >
                            <Input inputMode="decimal" aria-label={`${label} ${text}`} />
                          </Form.Item>
                        );
                      })}
                    </div>
                  ))}
                </>
              ),
            };
          })}
        />
      )}
    </Form.List>
  );
}
