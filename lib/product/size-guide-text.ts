import { t } from '@/lib/messages';
import { type Fit, fitSummary } from '@/lib/reviews/review-summary';
import { SIZE_GUIDE_PATH } from '@/lib/routes/paths';
import { withComma } from '@/lib/text/decimals';
import { guideKindOf, inOrder, tableOf } from './size-guide';
import type { GuideKind, Value } from './size-tables';
import type { Sized } from './sized-goods';

export type GuideFigure = 'body' | 'foot' | 'hand' | 'head';

export interface ShownGuide {
  kind: GuideKind;
  title: string;
  href: string;
  label: string;
  lead: string;
  columns: string[];
  rows: { size: string; values: string[] }[];
  measures: { name: string; text: string }[];
  figure?: GuideFigure | undefined;
  /** The figure shows the first so many measures. */
  drawn: number;
  /** The reviewers' verdict on the fit, as a sentence and as a word. */
  fit?: { sentence: string; short: string } | undefined;
  close: string;
  link: string;
}

type Measure = 'chest' | 'waist' | 'hip' | 'height' | 'foot' | 'hand' | 'handLength' | 'head' | 'seat' | 'girth';
interface Told {
  anchor: string;
  measures: readonly Measure[];
  figure?: GuideFigure;
}

const body: Omit<Told, 'anchor'> = { measures: ['chest', 'waist', 'hip'], figure: 'body' };
const hand: Omit<Told, 'anchor'> = { measures: ['hand', 'handLength'], figure: 'hand' };
const foot: Omit<Told, 'anchor'> = { measures: ['foot'], figure: 'foot' };
const tall: Omit<Told, 'anchor'> = { measures: ['height'] };

const told: Record<GuideKind, Told> = {
  women: { anchor: 'dame', ...body },
  men: { anchor: 'herre', ...body },
  unisex: { anchor: 'unisex', ...body },
  children: { anchor: 'barn', measures: ['chest', 'waist', 'height'], figure: 'body' },
  shoes: { anchor: 'sko', ...foot },
  skates: { anchor: 'skoyter', ...foot },
  skiBoots: { anchor: 'alpinstovler', ...foot },
  socks: { anchor: 'sokker', ...foot },
  gloves: { anchor: 'hansker', ...hand },
  childGloves: { anchor: 'hansker-barn', measures: ['hand'], figure: 'hand' },
  head: { anchor: 'hjelmer', measures: ['head'], figure: 'head' },
  bikes: { anchor: 'sykler', measures: ['height', 'seat'] },
  sleepingBags: { anchor: 'soveposer', ...tall },
  crossCountrySkis: { anchor: 'langrennsski', ...tall },
  juniorCrossCountrySkis: { anchor: 'langrennsski-barn', ...tall },
  alpineSkis: { anchor: 'alpinski', ...tall },
  crossCountryPoles: { anchor: 'langrennsstaver', ...tall },
  mountainPoles: { anchor: 'fjellskistaver', ...tall },
  alpinePoles: { anchor: 'alpinstaver', ...tall },
  walkingPoles: { anchor: 'turstaver', ...tall },
  dogs: { anchor: 'hund', measures: ['girth'] },
};

export const guideKinds = Object.keys(told) as GuideKind[];
export const guideAnchor = (kind: GuideKind) => told[kind].anchor;

const shownValue = (value: Value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? withComma(value) : value.map(withComma).join('–');

export function shownGuide(
  kind: GuideKind,
  sizes?: readonly string[],
  fit?: { fit: Fit | 'varies'; told: number },
): ShownGuide {
  const table = tableOf(kind);
  const { anchor, measures, figure } = told[kind];
  return {
    kind,
    title: t(`sizeGuide.kinds.${kind}`),
    href: `${SIZE_GUIDE_PATH}#${anchor}`,
    label: t('sizeGuide.table', { title: t(`sizeGuide.kinds.${kind}`) }),
    lead: t(`sizeGuide.leads.${kind}`),
    columns: table.columns.map((column) => t(`sizeGuide.columns.${column}`)),
    rows: inOrder(sizes ?? table.sizes).flatMap((size) => {
      const values = table.row(size);
      return values ? [{ size, values: values.map(shownValue) }] : [];
    }),
    measures: measures.map((name) => ({
      name: t(`sizeGuide.measures.${name}.name`),
      text: t(`sizeGuide.measures.${name}.text`),
    })),
    figure,
    drawn: measures.filter((name) => name !== 'height').length,
    ...(fit && {
      fit: {
        sentence: t(`sizeGuide.fits.${fit.fit}.sentence`, { count: fit.told }),
        short: t(`sizeGuide.fits.${fit.fit}.short`),
      },
    }),
    close: t('sizeGuide.close'),
    link: t('sizeGuide.title'),
  };
}

/** The tables that goods need (rule 2.41), in the order of the page. */
export function guideKindsFor(goods: readonly (Sized & { sizes: readonly string[] })[]): GuideKind[] {
  const needed = new Set(goods.map((one) => guideKindOf(one, one.sizes)));
  return guideKinds.filter((kind) => needed.has(kind));
}

interface Article extends Sized {
  variants: readonly { size: { name: string } }[];
  reviews: Parameters<typeof fitSummary>[0];
}

/** Undefined if the sizes have no table. */
export function articleGuide(article: Article) {
  const sizes = [...new Set(article.variants.map(({ size }) => size.name))];
  const kind = guideKindOf(article, sizes);
  if (!kind) return undefined;
  return { guide: shownGuide(kind, sizes, fitSummary(article.reviews)), words: guideWords() };
}

export const guideWords = () => ({ size: t('sizeGuide.size'), howTo: t('sizeGuide.howTo') });
