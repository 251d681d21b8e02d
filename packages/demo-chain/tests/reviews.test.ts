import { articles, type DemoArticle } from 'demo-chain/articles';
import { reviewRows } from 'demo-chain/reviews';
import { agree, type Sentence } from 'demo-chain/words/claims';
import { opposites } from 'demo-chain/words/review-context';
import { topics } from 'demo-chain/words/review-topics';
import { whiles, women } from 'demo-chain/words/reviews';
import { describe, expect, it } from 'vitest';

const reviews = reviewRows(new Date('2026-10-14T22:00:00Z'));
const byId = new Map(articles.map((article) => [article.id, article]));
const of = (id: number): DemoArticle => byId.get(id) ?? expect.unreachable();
const factsOf = (article: DemoArticle) =>
  new Map(article.techDescription.split('\n').map((line) => line.split(/: (.*)/) as [string, string]));
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

type Claim = [said: RegExp, holds: (article: DemoArticle, fact: (label: string) => string) => boolean];
const family =
  (...names: string[]) =>
  (article: DemoArticle) =>
    names.includes(article.kind.family);
const isChild = ({ who }: DemoArticle) => 'bjk'.includes(who);

/** What a remark says of the goods, and which goods it can be said of. */
const claims: Claim[] = [
  [/\bHetten\b/, (_, fact) => /^(?!Uten)./.test(fact('Hette')) || fact('Følger med').includes('nettpose')],
  [/ullgenser under/, ({ name }, fact) => /jakke|kåpe|anorakk/.test(name) && /omslig/.test(fact('Passform'))],
  [/fine lommer|[Ll]ommene sitter/, (_, fact) => /^\d/.test(fact('Lommer'))],
  [/innerlomme/, (_, fact) => !/innvendig/.test(fact('Lommer'))],
  [
    /[Gg]lidelås/,
    (article) =>
      !/ski\b|skøyte|sko\b|hjelm|stav|bukse|tights|hanske|regnbukse/.test(article.name) || family('xcBoot')(article),
  ],
  [/\bkg\b/, (article) => !family('bike', 'childBike')(article)],
  [/^Lovet/, ({ name }) => name.includes('elsykkel')],
  [/^Spist|^Ble servert/, family('food', 'bar')],
  [/^Drukket/, family('drink')],
  [/^Posen veier/, family('food')],
  [/mer enn det høres ut|plass til alt i/, family('rucksack', 'daypack', 'duffel')],
  [/[Tt]ørr på bena/, (_, fact) => fact('Membran') === 'Vanntett'],
  [/^Låsen holder/, (_, fact) => /^(?!Uten)./.test(fact('Lås'))],
  [/Snøringen glipper/, family('xcBoot')],
  [/Spennene er stive/, family('skiBoot')],
  [/barn som ikke vil|^Ungen/, (article) => isChild(article) || family('food', 'sledge', 'childBike')(article)],
  [/som jeg pleier|Samboeren/, (article) => !isChild(article)],
  [/i løssnø/, (_, fact) => /løssnø/.test(fact('Bruk'))],
  [/flaskeholderen/, (_, fact) => fact('Flaskeholder på sykkel') === 'Passer'],
  [/under hjelmen/, (_, fact) => fact('Under hjelm') === 'Ja'],
  [/Slipper litt fjær/, (_, fact) => /dun/.test(fact('Fyll'))],
  [/Trykknappen/, family('overall')],
  [/i bursdagsgave|har hatt/i, (article) => !family('food', 'bar', 'drink')(article)],
];

const smallSaid =
  /(?:[Ll]iten|[Ll]ite|[Ss]må) i størrelsen|[Ss]må størrelser|større\.|for lite|nummer opp|størrelse for små|[Tt]rang[et]* over/;
const rightSaid =
  /som den skal\.$|som de skal\.$|som det skal\.$|Størrelsen stemmer|og det var rett|akkurat passe\.|landet på/;
const largeSaid =
  /(?:[Ss]tor|[Ss]tort|[Ss]tore) i størrelsen|[Ss]tore størrelser|slakt|gått ned en størrelse|mindre hadde holdt|størrelse for store/;

const pattern = (list: readonly Sentence[]) => {
  const texts = list.flatMap((one) => (typeof one === 'string' ? [one] : (one.slice(1) as string[])));
  const forms = texts.flatMap((text) => (['den', 'det', 'de'] as const).map((pronoun) => agree(text, pronoun)));
  const sources = forms.map((text) => text.replaceAll(/[.?+()]/g, '\\$&').replaceAll(/\{[^}]*\}/g, '.+'));
  return new RegExp(`^(?:${sources.join('|')})$`);
};

describe('a review', () => {
  for (const [said, holds] of claims)
    it(`says ${said.source} only of goods it can be true of`, () => {
      const wrong = reviews.filter(({ articleId, content }) => {
        const article = of(articleId);
        const facts = factsOf(article);
        return sentencesOf(content).some((one) => said.test(one)) && !holds(article, (label) => facts.get(label) ?? '');
      });
      expect(wrong.map(({ articleId, content }) => `${of(articleId).name}: ${content}`)).toEqual([]);
    });

  it('feels the size as it says', () => {
    const said = ({ content }: { content: string }) =>
      [smallSaid, rightSaid, largeSaid].flatMap((one, i) =>
        sentencesOf(content).some((s) => one.test(s)) ? [i - 1] : [],
      );
    expect(reviews.filter((one) => said(one).length > 0).length).toBeGreaterThan(300);
    const wrong = reviews.filter((one) => said(one).some((fit) => fit !== one.trueToSize));
    expect(wrong.map(({ articleId, content, trueToSize }) => [of(articleId).name, content, trueToSize])).toEqual([]);
  });

  it('sounds like its stars', () => {
    const wrong = reviews.filter(({ articleId, rating, content }) => {
      const { good, bad } = topics[of(articleId).kind.family];
      const [praise, blame] = [good, bad].map(
        (list) => sentencesOf(content).filter((one) => pattern(list).test(one)).length,
      ) as [number, number];
      return (
        (rating <= 2 && praise > 0) ||
        (rating === 5 && blame > 0) ||
        (rating === 3 && praise === sentencesOf(content).length)
      );
    });
    expect(wrong.map(({ rating, content }) => [rating, content])).toEqual([]);
  });

  it('does not say one thing and its opposite, nor that it was had for two lengths of time', () => {
    const wrong = reviews.filter(({ content }) => {
      const said = sentencesOf(content);
      const one = (pattern: RegExp) => said.some((sentence) => pattern.test(sentence));
      const lengths = new Set(content.match(new RegExp(whiles.join('|'), 'g')) ?? []);
      return opposites.some(([a, b]) => one(a) && one(b)) || lengths.size > 1;
    });
    expect(wrong.map(({ content }) => content)).toEqual([]);
  });

  it('is written once in the whole shop', () => {
    expect(new Set(reviews.map(({ content }) => content)).size).toBe(reviews.length);
  });

  it('of women’s goods is mostly signed by women, and of men’s by men', () => {
    const share = (who: string) => {
      const signed = reviews.filter(({ articleId, anonymous }) => !anonymous && of(articleId).who === who);
      return (
        signed.filter(({ customerName }) => women.includes(customerName.split(' ')[0] ?? '')).length / signed.length
      );
    };
    expect(share('d')).toBeGreaterThan(0.85);
    expect(share('h')).toBeLessThan(0.2);
  });
});
