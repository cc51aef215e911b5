import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useTranslation } from 'react-i18next';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import type { DrawConfig } from '../api/use-draw.ts';
import { isClientSeed } from './client-seed.ts';
import styles from './draws.module.css';

interface FairnessPanelProps {
  config: DrawConfig;
  clientSeed: string;
  onClientSeed: (seed: string) => void;
}

/** The hashes that were out before the start, the seed after the end, and the member's own seed. */
export function FairnessPanel({ config, clientSeed, onClientSeed }: FairnessPanelProps) {
  const { t } = useTranslation('draws');
  const labels = useCopyLabels();
  const { list, commitment, serverSeed, chances } = config;
  const hash = (key: 'list' | 'commitment', value: string) => ({
    key,
    label: t(`fair.${key}`),
    value: <code className={styles.hash}>{value}</code>,
    copy: value,
  });
  return (
    <Panel title={t('fair.title')} pad="l" className={styles.fair}>
      <p className={styles.note}>{t('fair.how')}</p>
      <CopyRows
        labels={labels}
        rows={[
          hash('list', list),
          hash('commitment', commitment),
          {
            key: 'serverSeed',
            label: t('fair.serverSeed'),
            value: serverSeed ?? t('fair.serverSeedLater'),
            copy: serverSeed ?? undefined,
          },
        ]}
      />
      {chances && serverSeed === null && (
        <Field
          label={t('fair.client')}
          hint={t('fair.clientHint')}
          error={isClientSeed(clientSeed) ? undefined : t('fair.clientFault')}
        >
          <Input value={clientSeed} maxLength={64} onChange={(event) => onClientSeed(event.target.value)} />
        </Field>
      )}
    </Panel>
  );
}
