import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Button, Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

interface EntryListProps {
  name: string | (string | number)[];
  /** What one entry is called. */
  title: string;
  max: number;
  /** A new entry as it starts. */
  fresh: () => object;
  empty: string;
  children: (index: number) => ReactNode;
}

/** Entries in an order that can be changed: add, move, take out. */
export function EntryList({ name, title, max, fresh, empty, children }: EntryListProps) {
  const { t } = useTranslation('site');
  return (
    <Form.List name={name}>
      {(entries, { add, remove, move }) => (
        <>
          {entries.length === 0 && <EmptyState art={null} title={empty} text={t('emptyHint', { title })} />}
          {entries.map((entry, at) => (
            <section key={entry.key} className={styles['entry']} aria-label={`${title} ${at + 1}`}>
              <div className={styles['head']}>
                <span>
                  {title} {at + 1}
                </span>
                <Flex gap={4}>
                  <Button
                    size="small"
                    icon={<ArrowUpOutlined />}
                    aria-label={t('moveUp')}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <Button
                    size="small"
                    icon={<ArrowDownOutlined />}
                    aria-label={t('moveDown')}
                    disabled={at === entries.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <Button size="small" danger icon={<DeleteOutlined />} onClick={() => remove(at)}>
                    {t('remove')}
                  </Button>
                </Flex>
              </div>
              {children(entry.name)}
            </section>
          ))}
          <Button
            icon={<PlusOutlined />}
            disabled={entries.length >= max}
            onClick={() => add(fresh())}
            style={{ marginBottom: 16 }}
          >
            {t('add', { title, count: entries.length, max })}
          </Button>
        </>
      )}
    </Form.List>
  );
}
