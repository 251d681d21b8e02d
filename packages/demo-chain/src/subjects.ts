import type { Subject } from 'demo-chain/pictures/subject';
import type { DemoArticle } from './articles';
import type { Shade } from './palette';

/** What the pictures of an article in one of its colours are of. */
export function subjectOf(article: DemoArticle, shade: Shade): Subject {
  const { kind } = article;
  return {
    art: kind.art,
    id: article.id,
    name: article.name,
    noun: kind.name,
    line: article.line.name,
    who: article.who,
    n: article.n,
    facts: article.about,
    tint: { base: shade.base, accent: shade.accent },
  };
}
