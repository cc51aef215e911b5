import type { VenueSignatureReading } from '@fairway/contract/venues/party-schemas.ts';
import { Descriptions, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './signature-verdict.module.css';

/** Where the text that the venue says it signed leaves ours, white space made visible. */
export function FirstDifference({
  difference: { at, ours, theirs },
}: {
  difference: NonNullable<VenueSignatureReading['difference']>;
}) {
  const { t } = useTranslation('venues');
  return (
    <div>
      <Typography.Text strong>{t('signature.difference', { at })}</Typography.Text>
      <Descriptions
        column={1}
        size="small"
        items={[
          {
            key: 'ours',
            label: t('signature.ours'),
            children: <code className={styles['hash']}>{shown(ours)}</code>,
          },
          {
            key: 'theirs',
            label: t('signature.theirs'),
            children: <code className={styles['hash']}>{shown(theirs)}</code>,
          },
        ]}
      />
    </div>
  );
}

function shown(text: string): string {
  return text === '' ? '∅' : text.replaceAll('\r', '␍').replaceAll('\n', '↵').replaceAll('\t', '␉');
}
