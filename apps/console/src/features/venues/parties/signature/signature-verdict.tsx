import {
  signatureAlgorithms,
  signatureNonceStates,
  signatureTimeStates,
  signatureVariants,
  signatureVerdicts,
} from '@fairway/contract/venues/signatures.ts';
import type { VenueSignatureReading } from '@fairway/contract/venues/party-schemas.ts';
import { Alert, Card, Descriptions, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../lib/components/time.tsx';
import { locale } from '../../../../lib/i18n.ts';
import { FirstDifference } from './first-difference.tsx';
import styles from './signature-verdict.module.css';

/** What is signed in a message and what its signature, time and nonce say. */
export function SignatureVerdict({ reading }: { reading: VenueSignatureReading }) {
  const { t } = useTranslation('venues');
  const { verdict, key, fits, missing, time, digest, givenDigest } = reading;
  const items: { key: string; label: string; children: ReactNode }[] = [
    {
      key: 'algorithm',
      label: t('signature.algorithm'),
      children: signatureAlgorithms.label(reading.algorithm, locale()),
    },
    {
      key: 'time',
      label: t('signature.time'),
      children: time ? (
        <>
          <Moment at={time.at} /> · {signatureTimeStates.label(time.state, locale())} ·{' '}
          {t(time.ageSeconds < 0 ? 'signature.ahead' : 'signature.age', {
            seconds: Math.abs(time.ageSeconds),
          })}
        </>
      ) : (
        t('signature.noTime')
      ),
    },
    {
      key: 'nonce',
      label: t('signature.nonce'),
      children: signatureNonceStates.label(reading.nonce, locale()),
    },
    {
      key: 'digest',
      label: t('signature.digest'),
      children: <span className={`figures ${styles['hash']}`}>{digest}</span>,
    },
    ...(givenDigest === null
      ? []
      : [
          {
            key: 'given',
            label: t('signature.givenDigest'),
            children: (
              <span className={`figures ${styles['hash']}`}>
                {givenDigest === digest ? t('signature.same') : givenDigest}
              </span>
            ),
          },
        ]),
  ];
  return (
    <Card size="small" title={t('signature.result')} aria-live="polite">
      <Flex vertical gap={16}>
        <Alert
          type={verdict === 'valid' ? 'success' : 'error'}
          showIcon
          title={key === 'next' ? t('signature.validNext') : signatureVerdicts.label(verdict, locale())}
          description={
            fits !== null
              ? signatureVariants.label(fits, locale())
              : missing.length > 0
                ? missing.join(', ')
                : verdict === 'invalid'
                  ? t('signature.noVariant')
                  : undefined
          }
        />
        <Descriptions column={1} size="small" items={items} />
        <div>
          <Typography.Text type="secondary">{t('signature.text', { count: reading.bytes })}</Typography.Text>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls and holds no control: keys need the focus */}
          <section className={styles['text']} tabIndex={0} aria-label={t('signature.textLabel')}>
            <pre>
              {reading.text.split('\n').map((line, index, lines) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of a text that does not change
                <span key={index}>
                  {line}
                  {index < lines.length - 1 && <i aria-hidden>↵{'\n'}</i>}
                </span>
              ))}
            </pre>
          </section>
        </div>
        {reading.difference && <FirstDifference difference={reading.difference} />}
      </Flex>
    </Card>
  );
}
