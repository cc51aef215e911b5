/** The page of one article or report. */
export function newsPath(newsId: string): string {
  return `/app/news/newsDetail/${newsId}`;
}

/** Below it lie the pictures of the news, one a name. */
export const cardPath = '/news/card/';
