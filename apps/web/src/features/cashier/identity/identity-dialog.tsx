import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { useIdentityStatus } from '../api/gates/use-identity-status.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { IdentityForm } from './identity-form.tsx';
import type { IdentityGate } from './use-identity-gate.ts';

export interface IdentityDialogProps {
  gate: IdentityGate;
  /** All was checked and fits: the flow can go on. */
  onVerified: () => void;
}

/** The identity form over the flow that asked for it; what was typed into the flow stays. */
export function IdentityDialog({ gate, onVerified }: IdentityDialogProps) {
  const { t } = useTranslation('cashier');
  const isOpen = gate.refusal !== undefined;
  const status = useIdentityStatus(gate.flow, isOpen);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && gate.close()}
      title={t('identity.title')}
      description={t('identity.why')}
      closeLabel={t('close')}
      size="m"
      maskClosable={false}
    >
      {status.isPending && isOpen && (
        <Loading label={t('identity.loading')}>
          <Skeleton height={240} radius="var(--r-md)" />
        </Loading>
      )}
      {status.error && !status.data && (
        <FaultPanel plain title={t('identity.fault')} fault={status.error} retry={status} />
      )}
      {gate.refusal && status.data && (
        <IdentityForm
          gate={gate}
          refusal={gate.refusal}
          status={status.data}
          onVerified={() => {
            gate.close();
            onVerified();
          }}
        />
      )}
    </Dialog>
  );
}
