import { isMemberMoveAgentOn } from '@fairway/contract/site/client.ts';
import { popStatuses } from '@fairway/contract/site/pop-statuses.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseMemberMove, useMemberMove } from '../api/use-member-move.ts';
import { moveAddress } from './move-address.ts';
import styles from './move-notice.module.css';

/** Shows a member of a moving site where to go. A plain notice can be closed; that of a forced move cannot [MOVE-004]. */
export function MoveNotice() {
  const { t } = useTranslation('move');
  const { data: move } = useMemberMove();
  const close = useCloseMemberMove();
  const home = useRef<HTMLAnchorElement>(null);
  const [closed, setClosed] = useState<number>();
  if (!move || move.state !== 'open') return null;
  const { stxx } = move;
  const isForced = move.popStatus === popStatuses.forced;
  if (closed === stxx && !isForced) return null;
  const leave = () => {
    if (isForced) return;
    setClosed(stxx);
    close.mutate(stxx);
  };
  const others = [
    { label: 'register', address: move.registerUrl },
    { label: 'app', address: move.appDownloadUrl },
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={leave}
      maskClosable={false}
      initialFocus={home}
      title={t('title')}
      description={t(isForced ? 'forced' : 'text', { stxx })}
      closeLabel={isForced ? undefined : t('close')}
      actions={
        <a
          ref={home}
          className={buttonClass({ variant: 'action' })}
          href={moveAddress(move.homeUrl, stxx)}
          rel="noreferrer"
        >
          {t('home')}
        </a>
      }
    >
      {isMemberMoveAgentOn(move.agentSwitch) && <p className={styles.agent}>{t('agent')}</p>}
      <p className={styles.others}>
        {others
          .filter(({ address }) => address !== '')
          .map(({ label, address }) => (
            <a key={label} href={moveAddress(address, stxx)} rel="noreferrer">
              {t(label)}
            </a>
          ))}
      </p>
    </Dialog>
  );
}
