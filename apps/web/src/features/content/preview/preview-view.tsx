import type { AnyDocument, ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { AdCard } from '../ads/ad-card.tsx';
import { Contacts } from '../agent/contacts.tsx';
import { FloatPicture } from '../float-window/float-picture.tsx';
import { NewsDrawing } from '../news/news-drawing.tsx';
import { PopupView } from '../popups/popup-view.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { SponsorView } from '../sponsors/sponsor-page.tsx';
import styles from './preview-page.module.css';

export interface PreviewViewProps {
  content: AnyDocument;
  /** Draws a banner as the home page does. */
  renderBanner: (banner: ContentDocument<'banner'>) => ReactNode;
}

/** A document of any kind in the dress that it has on the site. */
export function PreviewView({ content, renderBanner }: PreviewViewProps) {
  const { t } = useTranslation('shell');
  switch (content.kind) {
    case 'helpArticle':
    case 'page':
      return (
        <article className={styles.sheet}>
          <h2>{textOf(content.document.title)}</h2>
          <RichText text={textOf(content.document.text)} />
        </article>
      );
    case 'agentPage':
      return (
        <article className={styles.sheet}>
          <h2>{textOf(content.document.title)}</h2>
          <RichText text={textOf(content.document.text)} />
          <Contacts contacts={content.document.contacts} />
        </article>
      );
    case 'newsArticle':
      return (
        <article className={styles.sheet}>
          <h2>{textOf(content.document.title)}</h2>
          <p>{textOf(content.document.summary)}</p>
          <div className={styles.hero}>
            <NewsDrawing art={content.document.art} />
          </div>
          <RichText text={textOf(content.document.text)} />
        </article>
      );
    case 'newsFlash':
      return (
        <article className={styles.sheet}>
          <p>{textOf(content.document.title)}</p>
        </article>
      );
    case 'banner':
      return <div className={styles.hero}>{renderBanner(content.document)}</div>;
    case 'sponsor':
      return <SponsorView sponsor={content.document} />;
    case 'carouselAd':
      return (
        <div className={styles.narrow}>
          <AdCard ad={content.document} />
        </div>
      );
    case 'popup':
      return (
        <div className={styles.sheet}>
          <PopupView popup={content.document} />
        </div>
      );
    case 'floatWindow':
      return (
        <ul className={styles.floats}>
          {content.document.list.map((item) => (
            <li key={item.title.zh}>
              <FloatPicture item={item} />
            </li>
          ))}
        </ul>
      );
    case 'servicePopup':
    case 'domainNotice':
      return (
        <article className={styles.sheet}>
          <h2>{textOf(content.document.title)}</h2>
          <p>{textOf(content.document.text)}</p>
        </article>
      );
    case 'helpCategory':
      return (
        <article className={styles.sheet}>
          <h2>{textOf(content.document.name)}</h2>
          <p>{textOf(content.document.summary)}</p>
        </article>
      );
    case 'agent':
      return (
        <article className={styles.sheet}>
          <h2>{textOf(content.document.name)}</h2>
          <Contacts contacts={content.document.contacts} />
        </article>
      );
    case 'navigation':
      return (
        <ul className={styles.entries}>
          {content.document.entries.map(({ key, name }) => (
            <li key={key}>{name ? textOf(name) : t(`nav.${key}`)}</li>
          ))}
        </ul>
      );
  }
}
