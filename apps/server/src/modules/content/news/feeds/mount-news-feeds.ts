import { newsFeeds } from '@fairway/contract/content/news/kinds.ts';
import { publishedConfiguration } from '#modules/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '#platform/crypto/hash.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { newsBoard } from '../board/news-board.ts';
import { byPublication } from '../board/news-entry.ts';
import { findNews } from '../detail/find-news.ts';
import { drawCard } from '../card/draw-card.ts';
import { isNewsPublic } from '../entrance/news-entrance.ts';
import { cardPath, newsPath } from '../news-paths.ts';
import { writeAtom, writeJsonFeed, writeRss, type FeedFacts } from './write-feeds.ts';

const most = 30;

const writers = {
  'rss.xml': { write: writeRss, type: 'application/rss+xml; charset=utf-8' },
  'atom.xml': { write: writeAtom, type: 'application/atom+xml; charset=utf-8' },
  'feed.json': { write: writeJsonFeed, type: 'application/feed+json; charset=utf-8' },
} as const satisfies Record<(typeof newsFeeds)[number], unknown>;

/** Serves the three feeds and the pictures of the news, while the entrance is open to everybody. */
export function mountNewsFeeds(server: FastifyInstance, app: Platform): void {
  for (const name of newsFeeds) {
    server.get(`/news/${name}`, { config: { openRoute: 'feeds of the news' } }, async (request, reply) => {
      if (!(await isNewsPublic(app))) throw new AppError('newsClosed');
      const { write, type } = writers[name];
      const text = write(await feedFacts(app, originOf(app), `/news/${name}`));
      return sendTagged(request, reply.type(type), text);
    });
  }
  server.get<{ Params: { name: string } }>(
    `${cardPath}:name`,
    { config: { openRoute: 'pictures of the news' } },
    async (request, reply) => {
      const newsId = /^([a-z0-9][a-z0-9-]{0,31})\.png$/.exec(request.params.name)?.[1];
      if (newsId === undefined || !(await isNewsPublic(app))) throw new AppError('contentNotFound');
      const found = await findNews(app, newsId);
      if (!found) throw new AppError('contentNotFound');
      return sendTagged(request, reply.type('image/png'), await drawCard(found.entry.picture));
    },
  );
}

async function feedFacts(app: Platform, origin: string, self: string): Promise<FeedFacts> {
  const { brand } = (await publishedConfiguration(app)).configuration;
  const { content, articles, reports } = await newsBoard(app);
  const entries = [...articles, ...reports].toSorted(byPublication).slice(0, most);
  return {
    title: `${brand.name} 资讯`,
    description: brand.slogan.zh,
    page: `${origin}/app/news`,
    self: origin + self,
    items: entries.map((entry) => {
      const live = content.find('newsArticle', entry.newsId);
      return {
        url: origin + newsPath(entry.newsId),
        title: entry.title.zh,
        summary: entry.summary.zh,
        author: live?.document.author.zh ?? '自动赛况',
        picture: `${origin}${cardPath}${entry.newsId}.png`,
        publishedAt: entry.publishedAt,
        changedAt: live?.publishedAt ?? entry.publishedAt,
      };
    }),
  };
}

/** Addresses in a feed are absolute and lead to the site, whatever host it was asked for at. */
function originOf(app: Platform): string {
  return new URL(app.config.callbackBaseUrl).origin;
}

/** Answers with a tag of the content, and with 304 to a reader who has it. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): FastifyReply {
  const tag = `"${sha256(body).toString('base64url').slice(0, 22)}"`;
  void reply.header('etag', tag).header('cache-control', 'public, max-age=60');
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body);
}
