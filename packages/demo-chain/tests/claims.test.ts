import { articles, type DemoArticle } from 'demo-chain/articles';
import { bannerRows } from 'demo-chain/banners';
import { campaigns } from 'demo-chain/campaigns';
import { describe, expect, it } from 'vitest';
import { shownName } from '@/lib/catalogue/shown-names';

const now = new Date('2026-10-14T22:00:00Z');

type Claim = [said: RegExp, label: string, needed: RegExp];

/**
 * What a sentence says of the goods, and the fact it has to agree with: a label of the table, or what the article itself
 * says of its name, material, wash or care.
 */
const claims: Claim[] = [
  [/Normal passform|passformen er normal|[Nn]ormale? i størrelsen/i, 'Passform|Lest', /^Normal|^$/],
  [/romslig snitt|snittet er romslig|Passformen gir plass|Snittet gir plass/i, 'Passform', /romslig/i],
  [/kroppsnær passform|sitter nær kroppen/i, 'Passform', /Kroppsnær/],
  [/30 grader/, 'Vask', /30 °C/],
  [/40 grader/, 'Vask', /40 °C/],
  [/[Uu]llprogram/, 'Vask', /ullprogram/],
  [/Lommen på låret|[Ll]årlomme/, 'Lommer', /lår/],
  [/Tre lommer på utsiden/, 'Lommer', /^3 utvendige/],
  [/[Ss]idelommer og én/, 'Lommer', /2 på sidene, 1/],
  [/strammes rundt støvelen/, 'Ben', /Snor|Trykk/],
  [/over støvelkanten|fjellsko og gummistøvler/, 'Høyde', /Legg|Kne/],
  [/lette sidevanger/, 'Kjerne', /glassfiber/],
  [/titanal/, 'Kjerne', /titanal/],
  [/tett mot sprut|tåler sprut/, 'Tetthet', /sprut/],
  [/flyter den/, 'Tetthet', /flyter/],
  [/tau og stav/, 'Navn', /hanske(?! )|turhanske|ekspedisjonshanske/],
  [/tau og stav/, 'Navn', /^(?!.*sykkel)/],
  [/jakker som mål|løkka/, 'Navn', /fotball/],
  [/ut i hvert friminutt|grep også i regn/, 'Underlag', /^(?!Inne)/],
  [/i hallen/, 'Underlag', /Inne/],
  [/i trafikken|bussen er full/, 'Navn', /hybridsykkel|elsykkel/],
  [/Stien er sjelden|bærtur|turbuksen/, 'Navn', /turbukse/],
  [/Splitt i siden/, 'Innershorts', /^(?!Med sitteputer)/],
  [/[Bb]orrelås/, 'Lukking|Mansjetter|Ben|Liv|Familie', /[Bb]orrelås|overall|boot/],
  [/[Ee]lastiske lisser/, 'Lukking', /Elastiske/],
  [/[Ss]koen? .*smøres|med voks/, 'Materiale', /skinn|nubuk/],
  [/[Mm]embranen/, 'Materiale', /membran/],
  [/[Hh]etten er avtakbar|Hetten kan tas av/, 'Hette', /[Aa]vtakbar/],
  [/Hetten sitter fast/, 'Hette', /^Fast/],
  [/Halsen er høy/, 'Krage', /Høy/],
  [/Alle sømmer er teipede|Sømmene er teipede/, 'Sømmer', /^Teipede/],
  [/Hovedsømmene/, 'Sømmer', /^Hoved/],
  [/silikonbehandlet/, 'Materiale', /silikon/],
  [/ripstop/, 'Materiale', /ripstop/],
  [/Snøkanten rundt bunnen/, 'Bunn', /snøkant/],
  [/Myggnett i dørene|To innganger|To dører/, 'Innganger', /^2/],
  [/Flammen kan stilles/, 'Brensel', /Gass/],
  [/side om side/, 'Navn', /telt|lavvo/],
  [/Ekstra linse/, 'Linsebytte', /Magnet|Klips/],
  [/Flatt lys er vanskelig/, 'Vær', /Flatt/],
  [/skrittstropp/, 'Skrittstropp', /følger med/],
  [/Brystreimen kan flyttes/, 'Brystreim', /flyttes/],
  [/Still ryggen med vekt/, 'Rygglengde', /Justerbar/],
  [/flere farger/, 'Farger', /[2-9]/],
  [/[Bb]redt? løssnø|flyter i løssnøen/, 'Bruk', /løssnø/],
  [/bomull/i, 'Materiale|Fôr', /bomull/i],
  [/papir/i, 'Navn', /^$/],
];

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
const factsOf = (article: DemoArticle) =>
  new Map([
    ...article.techDescription.split('\n').map((line) => line.split(/: (.*)/) as [string, string]),
    ['Navn', article.name],
    ['Familie', article.kind.family],
    ['Materiale', article.material],
    ['Vask', article.wash],
    ['Farger', String(article.shades.length)],
  ] as [string, string][]);

describe('a sentence about an article', () => {
  for (const [said, labels, needed] of claims)
    it(`agrees with ${labels} where it says ${said.source}`, () => {
      const wrong = articles.flatMap((article) => {
        const facts = factsOf(article);
        const values = labels.split('|').flatMap((label) => facts.get(label) || []);
        if ((values.length ? values : ['']).some((value) => needed.test(value))) return [];
        return sentencesOf(article.description)
          .filter((sentence) => said.test(sentence))
          .map((sentence) => `${article.name}: ${sentence} (${values.join(' | ')})`);
      });
      expect(wrong).toEqual([]);
    });

  it('says nothing of a way of fastening where it counts what there is room for', () => {
    const wrong = articles.filter(({ techDescription }) => /^Plass til: .*(?:krok|feste)/m.test(techDescription));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('has a membrane among the materials wherever the table counts layers', () => {
    const layered = articles.filter(({ techDescription }) => /^Lag: /m.test(techDescription));
    expect(layered.length).toBeGreaterThan(100);
    expect(layered.filter(({ material }) => !material.includes('membran')).map(({ name }) => name)).toEqual([]);
  });

  it('waxes leather only', () => {
    const waxed = articles.filter(({ care }) => /voks/.test(care));
    expect(waxed.length).toBeGreaterThan(50);
    expect(waxed.filter(({ material }) => !/skinn|nubuk/.test(material)).map(({ name }) => name)).toEqual([]);
  });

  it('calls one thing den, a neuter det, and what comes in pairs de', () => {
    const pair = /(?:sko|støvel|hanske|vott|sokk|stav|ski|skøyte|solbrille|sportsbrille|sykkelbrille)$/;
    const neuter = /(?:telt|underlag|brett|kjøkken|sett)$/;
    const wrong = articles.filter(({ description, kind }) => {
      const noun = kind.name.replace(/ (?:\{n\}|barn).*/, '');
      const said = description.match(/\b(?:[Dd]en|[Dd]et|[Dd]e) (?=veier|kan brukes|er på sitt|er laget)/g) ?? [];
      const [right] = pair.test(noun) ? ['de'] : neuter.test(noun) ? ['det'] : ['den'];
      return said.some((pronoun) => pronoun.trim().toLowerCase() !== right);
    });
    expect(wrong.map(({ name, description }) => [name, description])).toEqual([]);
  });

  it('tells weight and use of no more than every third', () => {
    for (const said of [
      /\b(?:veier|veide|vekten er|å bære på|merkes (?:den|det|de) lite)\b/,
      /med tanke på|Mange bruker d|Vi anbefaler d/,
    ])
      expect(articles.filter(({ description }) => said.test(description)).length).toBeLessThan(articles.length / 3);
  });
});

describe('what the shop says of its goods elsewhere', () => {
  it('names BIONIC-FINISH ECO in the table of some of the goods that its page sends one to', () => {
    const treated = articles.filter(({ techDescription }) =>
      /^Impregnering: BIONIC-FINISH® ECO$/m.test(techDescription),
    );
    expect(treated.length).toBeGreaterThan(20);
    expect(new Set(treated.map(({ kind }) => kind.family))).toEqual(new Set(['shell', 'shellTrousers']));
  });

  it('calls the campaign of the week one name', () => {
    const title = bannerRows(now).find(({ link }) => link === '/kampanje/ukens-annonse')?.title;
    expect(title).toBe(shownName(campaigns[0]?.name ?? ''));
  });

  it('promises a lower price of no campaign whose goods may not all claim one', () => {
    const running = campaigns.filter(({ from, to }) => from <= 0 && to > 0);
    expect(
      running.filter(({ short, description }) =>
        /lavere pris|satt ned|setter .*ned|billigere/.test(short + description),
      ),
    ).toEqual([]);
  });
});
