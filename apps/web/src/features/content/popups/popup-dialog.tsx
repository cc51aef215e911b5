import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Checkbox } from '@fairway/ui/components/choice/checkbox.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { useDontShowAnymore } from '../api/use-dont-show-anymore.ts';
import type { Popup } from '../api/use-home-content.ts';
import { PopupView } from './popup-view.tsx';
import styles from './popups.module.css';

/** One pop-up. Ticked, it stays away for good. */
export function PopupDialog({ popup, onClose }: { popup: Popup; onClose: () => void }) {
  const { t } = useTranslation('content');
  const [isTicked, setTicked] = useState(false);
  const dismiss = useDontShowAnymore();
  const { popupId, title, action } = popup;
  const leave = () => {
    if (isTicked) dismiss.mutate(popupId, { onError: (fault) => showRefusal(fault) });
    onClose();
  };
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => !open && leave()}
      title={textOf(title)}
      closeLabel={t('popup.close')}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('popup.gotIt')}
          </Button>
          {action && (
            <Link to={action.to} className={buttonClass({ variant: 'action' })} onClick={leave}>
              {textOf(action.words)}
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
