import { Button } from '@fairway/ui/components/button/button.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { CardFace } from './card-face.tsx';
import { ScratchCover } from './scratch-cover.tsx';
import type { SkinProps } from './skin-props.ts';
import styles from './scratch-skin.module.css';

/** A card whose silver is rubbed off with the pointer, or taken off by a press; before the first draw the latest own card lies open. */
export function ScratchSkin({ no, config, stage: { phase, draw }, onEnd }: SkinProps) {
  const { t } = useTranslation('draws');
  const drawn = draw ?? config.draws?.[0] ?? null;
  // What became of it since, where it was claimed or has expired.
  const shown = config.draws?.find(({ nonce }) => nonce === drawn?.nonce) ?? drawn;
  const isCovered = phase === 'moving';
  const isOpen = shown !== null && phase !== 'asking';
  return (
    <>
      <section className={styles.card} aria-label={t('card.name')}>
        <div className={clsx(styles.face, !isOpen && styles.silver)} inert={isCovered}>
          {isOpen ? <CardFace no={no} draw={shown} /> : <p className={styles.note}>{t('card.blank')}</p>}
        </div>
        {isCovered && <ScratchCover onEnd={onEnd} />}
      </section>
      {isCovered && (
        <>
          <p className={styles.note}>{t('card.hint')}</p>
          <Button size="l" variant="gold" onClick={onEnd}>
            {t('card.uncover')}
          </Button>
        </>
      )}
    </>
  );
}
