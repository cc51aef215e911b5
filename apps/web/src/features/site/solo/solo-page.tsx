import { clsx } from 'clsx';
import { Brand } from '@fairway/ui/art/brand/brand.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { brandName } from '../../../lib/site/brand-name.ts';
import ground from '../../../lib/pages/ground.module.css';
import styles from './solo-page.module.css';

export interface SoloPageProps {
  art: ReactNode;
  title: ReactNode;
  /** What happened, why, until when. */
  text: ReactNode;
  /** One action, or two. */
  actions?: ReactNode;
  /** Small, below: a code or a request's id. */
  note?: ReactNode;
}

/** A page without header and footer: one picture, one sentence, one action. */
export function SoloPage({ art, title, text, actions, note }: SoloPageProps) {
  return (
    <main id="content" className={clsx(ground.ground, styles.page)}>
      <Link to="/app/home" className={styles.brand}>
        <Brand name={brandName()} />
      </Link>
      <section className={styles.card}>
        <div className={styles.art}>{art}</div>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </section>
    </main>
  );
}
