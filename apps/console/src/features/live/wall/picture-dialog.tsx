import { Button, Flex, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskPlayer } from '../player/use-desk-player.ts';
import type { WallBroadcast } from '../use-live-desk.ts';
import { BroadcastActs } from './broadcast-acts.tsx';
import styles from './wall.module.css';

/** A broadcast large, as its viewers see it, with its sound and the acts beside it. */
export function PictureDialog({ broadcast, onClose }: { broadcast: WallBroadcast; onClose: () => void }) {
  const { t } = useTranslation('live');
  const [muted, setMuted] = useState(true);
  const { title, anchorName, chatRoomNo, viewers } = broadcast;
  return (
    <Modal
      open
      width={960}
      title={title}
      onCancel={onClose}
      footer={
        <Flex justify="space-between" align="center" gap={12} wrap>
          <span>
            {[
              anchorName || t('wall.house'),
              t('wall.room', { no: chatRoomNo }),
              t('wall.viewers', { count: viewers }),
            ].join(' · ')}
          </span>
          <Flex gap={8} wrap>
            <Button size="small" onClick={() => setMuted(!muted)}>
              {t(muted ? 'picture.soundOn' : 'picture.soundOff')}
            </Button>
            <BroadcastActs broadcast={broadcast} />
          </Flex>
        </Flex>
      }
    >
      <Stage broadcastId={broadcast.broadcastId} title={title} muted={muted} />
    </Modal>
  );
}

/** Within the dialog, so that the element is there when the player looks for it. */
function Stage({ broadcastId, title, muted }: { broadcastId: string; title: string; muted: boolean }) {
  const { t } = useTranslation('live');
  const video = useRef<HTMLVideoElement>(null);
  const state = useDeskPlayer(video, broadcastId);
  return (
    <div className={styles['stage']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a broadcast has none; its words are in the chat */}
      <video
        ref={video}
        className={styles['film']}
        muted={muted}
        playsInline
        aria-label={title}
        data-shown={state === 'playing' || state === 'away'}
      />
      <output className={styles['none']}>{state !== 'playing' && t(`picture.${state}`)}</output>
    </div>
  );
}
