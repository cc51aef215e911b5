import { Button } from '@fairway/ui/components/button/button.tsx';
import { Drawer } from '@fairway/ui/components/drawer/drawer.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipColumn } from '../../features/sportsbook/slip/slip-column.tsx';
import { useSlip } from '../../features/sportsbook/slip/slip-store.ts';
import { useBusyText } from '../../features/sportsbook/frame/use-busy-text.ts';
import styles from './slip-drawer.module.css';

/** The bet slip of a page that has no column for it: a button that counts, and a drawer. */
export function SlipDrawer() {
  const { t } = useTranslation('live');
  const [open, setOpen] = useState(false);
  const count = useSlip(({ picks }) => picks.length);
  useBusyText();
  return (
    <>
      <Button variant={count > 0 ? 'gold' : 'quiet'} onClick={() => setOpen(true)}>
        {count > 0 ? t('room.slipCount', { count }) : t('room.slip')}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={t('room.slip')} closeLabel={t('room.closeSlip')}>
        <div className={styles.slip}>
          <SlipColumn />
        </div>
      </Drawer>
    </>
  );
}
