import { parseRichText, type TextBlock, type TextPart } from '@fairway/contract/content/rich-text.ts';
import { Link } from '@tanstack/react-router';
import styles from './rich-text.module.css';

/** A published text, drawn from its tree: headings, paragraphs, lists, bold text, links; never as markup. */
export function RichText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {parseRichText(text).map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text does not change its order while it is shown
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return (
      <Heading>
        <Parts parts={block.parts} />
      </Heading>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((parts) => (
        <li key={parts.map((part) => part.text).join('')}>
          <Parts parts={parts} />
        </li>
      ))}
    </List>
  );
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <Part key={at} part={part} />
  ));
}

function Part({ part: { text, bold, href } }: { part: TextPart }) {
  if (bold) return <b>{text}</b>;
  if (href === undefined) return text;
  if (href.startsWith('/')) return <Link to={href}>{text}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
