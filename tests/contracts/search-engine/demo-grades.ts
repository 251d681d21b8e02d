import type { DemoArticle } from 'demo-chain/articles';
import type { Judged } from './judge';

export type DemoQuery = Judged<DemoArticle>;
export type Grade = DemoQuery['grade'];

/** By what the article was made as: kinds that match the first pattern 3, the second 2, the third 1. */
export const made =
  (...patterns: RegExp[]): Grade =>
  ({ kind }) => {
    const at = patterns.findIndex((pattern) => pattern.test(kind.name));
    return at < 0 ? 0 : 3 - at;
  };

/** What is made for others is not it; what fits all is nearly as good, where the kind is made for some at all. */
const whose =
  (who: string, grade: Grade): Grade =>
  (article, listed) => {
    const full = grade(article, listed);
    if (who.includes(article.who)) return full;
    return article.who === 'u' && 'hd'.includes(who) ? Math.max(0, full - 1) : 0;
  };
export const herre = (grade: Grade) => whose('h', grade);
export const dame = (grade: Grade) => whose('d', grade);
export const barn = (grade: Grade): Grade => {
  const children = whose('bk', grade);
  return (article, listed) =>
    article.who === 'j' ? Math.max(0, grade(article, listed) - 1) : children(article, listed);
};
export const junior = (grade: Grade) => whose('jk', grade);

export const only =
  (fits: (article: DemoArticle, colors: string[]) => boolean) =>
  (grade: Grade): Grade =>
  (article, listed) =>
    fits(
      article,
      listed.colorGroups.map((group) => group.name),
    )
      ? grade(article, listed)
      : 0;
export const color = (name: string) => only((_, colors) => colors.includes(name));
export const size = (label: string) => only(({ variants }) => variants.some((variant) => variant.size === label));
export const called = (pattern: RegExp) => only(({ name }) => pattern.test(name));
export const from = (line: string) => only((article) => article.line.name === line);
export const under = (kroner: number) => only(({ price }) => price <= kroner * 100);
export const anything: Grade = () => 3;

export const jackets = /jakke$|anorakk|regnkåpe/;
