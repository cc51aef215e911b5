import { floatTarget } from '@fairway/contract/content/float-target.ts';
import { Link } from '@tanstack/react-router';
import type { FloatItem } from '../api/use-home-content.ts';
import { FloatPicture } from './float-picture.tsx';
import styles from './float-window.module.css';

/** The picture as a link to where its fields lead: a page of ours, an address outside, or none. */
export function FloatLink({ item }: { item: FloatItem }) {
  const target = floatTarget(item);
  if (!target) return <FloatPicture item={item} />;
  if (target.to === 'page') {
    return (
      <Link to={target.path} className={styles.link} draggable={false}>
        <FloatPicture item={item} />
      </Link>
    );
  }
  return (
    <a href={target.url} target="_blank" rel="noreferrer" className={styles.link} draggable={false}>
      <FloatPicture item={item} />
    </a>
  );
}
