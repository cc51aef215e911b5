import type { PayoutMethod } from '@fairway/contract/payout-methods/schemas.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { IconTrash } from '@fairway/ui/icons/action.tsx';
import { IconClock } from '@fairway/ui/icons/state.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { methodMark, methodName } from './method-names.ts';
import { RemoveForm } from './remove-form.tsx';
import styles from './methods-panel.module.css';

/** A saved card or address, masked, with the button that unbinds it. */
export function MethodCard({ method }: { method: PayoutMethod }) {
  const { t } = useTranslation('cashier');
  const [asks, setAsks] = useState(false);
  const isBank = method.kind === 'bankCard';
  const name = methodName(method);
  const notes = [
    isBank ? method.holderName : method.label,
    method.branch,
    t('methods.addedAt', { time: formatTime(method.addedAt, 'day') }),
  ];
  return (
    <li className={styles.card}>
      <PayMark kind={methodMark(method)} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.number}>{method.masked}</p>
        <p className={styles.note}>{notes.filter((note) => note !== '').join(' · ')}</p>
        {method.usableFrom !== null && (
          <Tag tone="warning" icon={<IconClock size={14} />}>
            {t('methods.usableFrom', { time: formatTime(method.usableFrom) })}
          </Tag>
        )}
      </div>
      <IconButton
        label={t('methods.remove', { name: `${name} ${method.masked}` })}
        onClick={() => setAsks(true)}
      >
        <IconTrash size={18} />
      </IconButton>
      <RemoveDialog method={method} name={name} open={asks} onClose={() => setAsks(false)} />
    </li>
  );
}

function RemoveDialog(props: { method: PayoutMethod; name: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const { method, onClose } = props;
  return (
    <Dialog
      open={props.open}
      onOpenChange={(next) => !next && onClose()}
      title={t('methods.removeTitle')}
      description={t('methods.removeText', { name: `${props.name} ${method.masked}` })}
      closeLabel={t('close')}
    >
      {props.open && <RemoveForm id={method.id} onClose={onClose} />}
    </Dialog>
  );
}
