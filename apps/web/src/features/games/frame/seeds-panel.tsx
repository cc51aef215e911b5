import { Button } from '@fairway/ui/components/button/button.tsx';
import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { drawnClientSeed, useRotateSeeds, useSeeds } from '../api/use-seeds.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import styles from './seeds-panel.module.css';

const allowed = /^[\x20-\x39\x3b-\x7e]{1,64}$/;

/** What the next rounds follow from: the commitment of the seed in use, the one of the next, and the change to it. */
export function SeedsPanel() {
  const { t } = useTranslation('games');
  const labels = useCopyLabels();
  const seeds = useSeeds();
  const rotate = useRotateSeeds();
  const [clientSeed, setClientSeed] = useState(drawnClientSeed);
  if (seeds.isError && !seeds.data)
    return <FaultPanel plain title={t('seeds.fault')} fault={seeds.error} retry={seeds} />;
  if (!seeds.data)
    return (
      <Loading label={t('seeds.loading')}>
        <Skeleton height={220} />
      </Loading>
    );
  const { inUse, next } = seeds.data;
  const revealed = rotate.data?.revealed;
  const isAllowed = allowed.test(clientSeed);
  return (
    <div className={styles.seeds}>
      <p className={styles.how}>
        {t('seeds.how')}{' '}
        <Link to="/app/fairness" className={styles.about}>
          {t('seeds.about')}
        </Link>
      </p>
      <CopyRows
        labels={labels}
        rows={[
          ...(inUse
            ? [
                {
                  key: 'commitment',
                  label: t('seeds.commitment'),
                  value: inUse.commitment,
                  copy: inUse.commitment,
                },
                {
                  key: 'clientSeed',
                  label: t('seeds.clientSeed'),
                  value: inUse.clientSeed,
                  copy: inUse.clientSeed,
                },
                { key: 'rounds', label: t('seeds.rounds'), value: String(inUse.rounds) },
              ]
            : []),
          { key: 'next', label: t('seeds.next'), value: next.commitment, copy: next.commitment },
          ...(revealed
            ? [
                {
                  key: 'revealed',
                  label: t('seeds.revealed'),
                  value: revealed.serverSeed,
                  copy: revealed.serverSeed ?? '',
                },
              ]
            : []),
        ]}
      />
      <form
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault();
          if (isAllowed) rotate.mutate(clientSeed, { onSuccess: () => setClientSeed(drawnClientSeed()) });
        }}
      >
        <Field
          label={t('seeds.choose')}
          hint={t('seeds.chooseHint')}
          error={isAllowed ? undefined : t('seeds.chooseFault')}
        >
          <Input value={clientSeed} maxLength={64} onChange={(event) => setClientSeed(event.target.value)} />
        </Field>
        <Button type="submit" variant="quiet" loading={rotate.isPending} disabled={!isAllowed}>
          {t(inUse ? 'seeds.change' : 'seeds.begin')}
        </Button>
      </form>
    </div>
  );
}
