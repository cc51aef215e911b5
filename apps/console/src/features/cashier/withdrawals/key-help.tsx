import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './withdrawals-page.module.css';

const keys = ['j', 'k', 'a', 'r', 'c'] as const;

/** What the keys of the queue do. */
export function KeyHelp() {
  const { t } = useTranslation('cashier');
  return (
    <Flex gap={12} wrap>
      {keys.map((key) => (
        <Typography.Text key={key} type="secondary">
          <kbd className={styles['key']}>{key.toUpperCase()}</kbd> {t(`key.${key}`)}
        </Typography.Text>
      ))}
    </Flex>
  );
}
