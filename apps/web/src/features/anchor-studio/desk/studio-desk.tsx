import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnAnchor } from '../api/shapes.ts';
import { useOwnBroadcast } from '../api/use-own-broadcast.ts';
import { isPublishing, useBroadcast } from '../broadcast/broadcast-store.ts';
import { useCapture } from '../capture/capture-store.ts';
import { ContractPanel } from '../contract/contract-panel.tsx';
import { IncomePanel } from '../income/income-panel.tsx';
import { LivePanel } from '../live/live-panel.tsx';
import { LeaveGuard } from '../live/leave-guard.tsx';
import { RoomPanel } from '../room/room-panel.tsx';
import { AnnouncementsPanel } from '../schedule/announcements-panel.tsx';
import { studioViews } from '../studio-search.ts';
import styles from '../studio.module.css';

export interface StudioDeskProps {
  anchor: OwnAnchor;
  /** Who keeps order in the chat of the own room. */
  keeping: (chatRoomNo: string) => ReactNode;
}

/** The studio of an approved anchor. What is on the air goes on while another view is looked at. */
export function StudioDesk({ anchor, keeping }: StudioDeskProps) {
  const { t } = useTranslation('anchorStudio');
  const { view = 'live' } = useSearch({ from: '/shell/app/anchor/studio' });
  const navigate = useNavigate();
  const broadcast = useOwnBroadcast().data?.broadcast ?? undefined;
  useCloseWithPage();
  const waiting = anchor.contracts.some(({ status }) => status === 'agreed');
  const content = {
    live: <LivePanel anchor={anchor} broadcast={broadcast} />,
    schedule: <AnnouncementsPanel anchorId={anchor.anchorId} />,
    room: <RoomPanel anchor={anchor} keeping={anchor.chatRoomNo !== null && keeping(anchor.chatRoomNo)} />,
    income: <IncomePanel anchor={anchor} />,
    contract: <ContractPanel anchor={anchor} />,
  };
  return (
    <>
      <div className={styles.room}>
        <p>
          <b>{anchor.name}</b>
          <span>{t('room.number', { no: anchor.chatRoomNo ?? '' })}</span>
          <span>{t('room.followers', { count: anchor.followers })}</span>
        </p>
        <div className={styles.acts}>
          {anchor.chatRoomNo !== null && (
            <Link
              to="/app/live/room/$roomNo"
              params={{ roomNo: anchor.chatRoomNo }}
              target="_blank"
              className={buttonClass({ variant: 'quiet', size: 's' })}
            >
              {t('room.enter')}
            </Link>
          )}
          <Link
            to="/app/anchor/$anchorId"
            params={{ anchorId: anchor.anchorId }}
            target="_blank"
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            {t('room.page')}
          </Link>
        </div>
      </div>
      <Tabs
        label={t('views.label')}
        value={view}
        onChange={(next) =>
          void navigate({
            to: '/app/anchor/studio',
            search: next === 'live' ? {} : { view: next },
            replace: true,
          })
        }
        items={studioViews.map((value) => ({
          value,
          label: t(`views.${value}`),
          ...(value === 'contract' && waiting && { count: 1 }),
          content: content[value],
        }))}
      />
      <LeaveGuard />
    </>
  );
}

/** Who leaves the page shows nothing any more: cameras go dark, and a broadcast that was not ended waits for its minute. */
function useCloseWithPage(): void {
  useEffect(
    () => () => {
      if (isPublishing(useBroadcast.getState())) useBroadcast.getState().stop('leave');
      useBroadcast.getState().clear();
      useCapture.getState().close();
    },
    [],
  );
}
