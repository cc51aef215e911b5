import type { DepositOrder } from '@fairway/contract/deposits/schemas.ts';
import { pictureAddress } from '@fairway/ui/browser/picture-address.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { FileDrop } from '@fairway/ui/components/upload/file-drop.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile, pictureAccept, pictureFault, pictureMegabytes } from '../../../../lib/files.ts';
import { toast } from '../../../../lib/toasts.ts';
import { useHandInProof } from '../../api/pay/use-pay-acts.ts';
import styles from './order-help.module.css';

/** Pictures an order takes. */
const most = 3;

/** Proof of payment: what was handed in, and a place for more. It is for checking and credits nothing by itself. */
export function ProofPanel({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('pay');
  const handIn = useHandInProof(order.billNo);
  const take = ([file]: File[]) => {
    if (!file || handIn.isPending) return;
    const fault = pictureFault(file);
    if (fault) toast({ title: t(`proof.${fault}`, { megabytes: pictureMegabytes }), tone: 'error' });
    else handIn.mutate(file, { onSuccess: () => toast({ title: t('proof.done'), tone: 'ok' }) });
  };
  return (
    <div className={styles.panel}>
      <Panel title={t('proof.title')} note={t('proof.note', { count: most })}>
        {order.proofs.length > 0 && (
          <ul className={styles.proofs}>
            {order.proofs.map((name, index) => (
              <li key={name} className={styles.proof}>
                <Proof name={name} label={t('proof.sent', { number: index + 1 })} />
              </li>
            ))}
          </ul>
        )}
        {order.uploadView && order.proofs.length < most && (
          <FileDrop
            label={t(handIn.isPending ? 'proof.sending' : 'proof.choose')}
            hint={t('proof.hint', { megabytes: pictureMegabytes })}
            accept={pictureAccept}
            disabled={handIn.isPending}
            onFiles={take}
          />
        )}
      </Panel>
    </div>
  );
}

function Proof({ name, label }: { name: string; label: string }) {
  const picture = useQuery({
    queryKey: ['getPaymentProof', { name }],
    queryFn: async ({ signal }) => pictureAddress(await fetchFile('getPaymentProof', { name }, signal)),
    staleTime: Infinity,
  });
  return picture.data ? <img src={picture.data} alt={label} /> : <Skeleton height={96} />;
}
