interface Kind {
  articleGroup3ID: number;
}

/** Puts one of each kind before the second of any, otherwise keeps the order. */
export function varied<Article extends Kind>(articles: readonly Article[]): Article[] {
  const taken = new Map<number, number>();
  const rounds = articles.map((article) => {
    const round = taken.get(article.articleGroup3ID) ?? 0;
    taken.set(article.articleGroup3ID, round + 1);
    return { article, round };
  });
  return rounds.sort((a, b) => a.round - b.round).map(({ article }) => article);
}
