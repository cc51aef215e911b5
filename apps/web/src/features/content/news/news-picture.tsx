import { Crest } from '@fairway/ui/art/crest/crest.tsx';
import type { NewsItem, NewsTeam } from '../api/use-news.ts';
import { NewsDrawing } from './news-drawing.tsx';
import styles from './news-picture.module.css';

/** The picture beside news: a drawing, or crests and score of a match. Decorative: the title says it. */
export function NewsPicture({ picture, large = false }: { picture: NewsItem['picture']; large?: boolean }) {
  if (picture.kind === 'art') return <NewsDrawing art={picture.art} />;
  const { home, away, score } = picture;
  const size = large ? 88 : 32;
  return (
    <span className={large ? styles.board : styles.small} aria-hidden>
      <TeamCrest team={home} size={size} />
      <b>{score ? `${score.home} : ${score.away}` : '–'}</b>
      <TeamCrest team={away} size={size} />
    </span>
  );
}

/** A team's crest in its own colours. */
export function TeamCrest({ team, size }: { team: NewsTeam; size: number }) {
  return (
    <Crest
      name={team.name.en}
      design={{ first: team.colours.first, second: team.colours.second }}
      size={size}
    />
  );
}
