import { Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesIn } from '../../../../lib/fields/names-in.ts';
import { useHappyList, useWriteHappyList } from './use-happy-list.ts';

/** A list as terms name it. */
export interface WrittenList {
  readonly id: string;
  readonly count: number;
}

interface MembersInputProps {
  /** From the form item. */
  id?: string;
  value?: WrittenList;
  onChange?: (list: WrittenList) => void;
  max: number;
}

/** Names to be written as a list, and those on the list that there is. */
export function MembersInput({ id, value, onChange, max }: MembersInputProps) {
  const { t } = useTranslation('promotions');
  const [typed, setTyped] = useState('');
  const list = useHappyList(value?.id ?? '');
  const write = useWriteHappyList((written) => {
    onChange?.(written);
    setTyped('');
  });
  const names = namesIn(typed);
  return (
    <Flex vertical gap={8}>
      {list.data && (
        <Typography.Paragraph ellipsis={{ rows: 2, expandable: true }} style={{ margin: 0 }}>
          {t('members.count', { count: list.data.count, by: list.data.by })}: {list.data.names.join(', ')}
        </Typography.Paragraph>
      )}
      <Input.TextArea
        id={id}
        rows={3}
        placeholder={t('members.names')}
        aria-label={t('members.names')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Typography.Text type="secondary">{t('members.namesHint', { max })}</Typography.Text>
      <Button
        style={{ alignSelf: 'flex-start' }}
        disabled={names.length === 0 || names.length > max}
        loading={write.isPending}
        onClick={() => write.mutate(names)}
      >
        {t(list.data ? 'members.again' : 'members.write')}
      </Button>
    </Flex>
  );
}
