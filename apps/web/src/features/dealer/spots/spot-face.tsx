import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Dice } from '../../../lib/dice/dice.tsx';
import { printedOdds, readSpot, spotName } from './spot-name.ts';
import styles from './spot-board.module.css';

export interface SpotFaceProps {
  game: DealerGame;
  spot: string;
  odds: string;
}

/** What is printed on a field: its name or numbers, and its odds where they fit. */
export function SpotFace({ game, spot, odds }: SpotFaceProps) {
  const { t } = useTranslation('dealer');
  const { kind, of } = readSpot(spot);
  if (game === 'roulette') return <span className={styles.name}>{clothText(t, spot)}</span>;
  const faces = facesOf(kind, of);
  return (
    <>
      {faces ? (
        <span className={styles.faces}>
          {faces.map((face, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a face may repeat; its place is what it is
            <Dice key={place} face={face} />
          ))}
        </span>
      ) : (
        <span className={styles.name}>{kind === 'total' ? of : spotName(t, spot)}</span>
      )}
      {game === 'sicbo' && (kind === 'big' || kind === 'small') && (
        <span className={styles.range}>{t(`face.${kind}Range`)}</span>
      )}
      <span className={styles.odds}>{printedOdds(odds)}</span>
    </>
  );
}

/** What the roulette cloth prints; a seam has nothing. */
function clothText(t: TFunction<'dealer'>, spot: string): string {
  const { kind, of } = readSpot(spot);
  if (kind === 'straight') return of;
  if (kind === 'dozen') return t('face.dozen', { from: Number(of) * 12 - 11, to: Number(of) * 12 });
  if (kind === 'column') return t('face.column');
  if (kind === 'low' || kind === 'high') return t(`face.${kind}`);
  return of === '' ? spotName(t, spot) : '';
}

function facesOf(kind: string, of: string): number[] | undefined {
  const faces = of.split('-').map(Number);
  const [face = 0] = faces;
  if (kind === 'single' || kind === 'pair') return faces;
  if (kind === 'double') return [face, face];
  return kind === 'triple' ? [face, face, face] : undefined;
}
