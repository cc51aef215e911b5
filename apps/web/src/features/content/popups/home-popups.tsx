import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Checkbox } from '@fairway/ui/components/choice/checkbox.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useSession } from '../../../lib/session-store.ts';
import { wordsOf } from '../../../lib/site-config.ts';
import { useDontShowAnymore, usePopups } from '../api/use-home-content.ts';
import { PopupView } from './popup-view.tsx';
import { useClosedPopups } from './closed-popups.ts';
import styles from './popups.module.css';

/** The pop-ups of the home page, one after another. Closed, one stays away for this visit; ticked, for good. */
export function HomePopups() {
  const { t } = useTranslation('content');
  const signedIn = useSession(({ session }) => session !== undefined);
  const { closed, close } = useClosedPopups();
  const [isTicked, setTicked] = useState(false);
  const dismiss = useDontShowAnymore();
  const popup = usePopups(signedIn).data?.popups.find(({ popupId }) => !closed.includes(popupId));
  if (!popup) return null;
  const { popupId, title, action } = popup;
  const leave = () => {
    if (isTicked) dismiss.mutate(popupId, { onError: (fault) => showRefusal(fault) });
    setTicked(false);
    close(popupId);
  };
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => !open && leave()}
      title={wordsOf(title)}
      closeLabel={t('popup.close')}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('popup.gotIt')}
          </Button>
          {action && (
            <Link to={action.to} className={buttonClass({ variant: 'action' })} onClick={leave}>
              {wordsOf(action.words)}
            </Link>
          )}
        </>
      }
    >
      <PopupView popup={popup} />
      <div className={styles.never}>
        <Checkbox checked={isTicked} onChange={(event) => setTicked(event.target.checked)}>
          {t('popup.never')}
        </Checkbox>
      </div>
    </Dialog>
  );
}
