import { giftBoards, type GiftBoard } from '@fairway/contract/live/gifts.ts';
import type { GiftRank } from '@fairway/contract/live/gift-schemas.ts';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Switch } from '@fairway/ui/components/switch/switch.tsx';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useGiftRanks } from '../api/use-gift-ranks.ts';
import { useGiftChoices } from '../gift-choices.ts';
import styles from './gift-boards.module.css';

/** Who gave most in a room: four periods, and what a giver is called. */
export function GiftBoards({ chatRoomNo }: { chatRoomNo: string }) {
  const { t } = useTranslation('liveGifts');
  const [board, setBoard] = useState<GiftBoard>('broadcast');
  const choices = useGiftChoices();
  return (
    <div className={styles.boards}>
      <Segmented
        size="s"
        label={t('boards.label')}
        value={board}
        onChange={setBoard}
        options={giftBoards.codeList.map((value) => ({ value, label: t(`boards.${value}`) }))}
      />
      <Ranks chatRoomNo={chatRoomNo} board={board} />
      <Switch
        checked={choices.shown}
        onChange={choices.setShown}
        label={t('bar.shown')}
        note={t('bar.shownNote')}
      />
      <Switch checked={choices.effects} onChange={choices.setEffects} label={t('bar.effects')} />
    </div>
  );
}

function Ranks({ chatRoomNo, board }: { chatRoomNo: string; board: GiftBoard }) {
  const { t } = useTranslation('liveGifts');
  const ranks = useGiftRanks(chatRoomNo, board);
  if (ranks.isError && !ranks.data)
    return <FaultPanel title={t('boards.fault')} fault={ranks.error} retry={ranks} />;
  if (!ranks.data) return <Skeleton height={160} />;
  if (ranks.data.ranks.length === 0)
    return <EmptyState title={t('boards.empty')} text={t('boards.emptyText')} />;
  return (
    <>
      <ol className={styles.ranks}>
        {ranks.data.ranks.map((rank) => (
          <Place key={rank.place} rank={rank} />
        ))}
      </ol>
      {ranks.data.own && (
        <p className={styles.ownPlace}>
          <span>{t('boards.own')}</span>
          <b>{t('boards.place', { place: ranks.data.own.place })}</b>
          <span className={styles.coins}>
            {t('boards.coins', { coins: ranks.data.own.coins.toLocaleString('en') })}
          </span>
        </p>
      )}
    </>
  );
}

function Place({ rank }: { rank: GiftRank }) {
  const { t } = useTranslation('liveGifts');
  return (
    <li className={clsx(styles.rank, rank.own && styles.own)}>
      <b className={clsx(styles.place, rank.place <= 3 && styles.first)}>{rank.place}</b>
      <span className={styles.name}>
        {rank.name ?? t('boards.giver')}
        {rank.own && <span className={styles.you}>{t('boards.you')}</span>}
      </span>
      <span className={styles.coins}>{t('boards.coins', { coins: rank.coins.toLocaleString('en') })}</span>
    </li>
  );
}
