// Contact sheets, to judge drawings by: one row to a kind of goods (or to an article), one column to a picture.
import { parseArgs } from 'node:util';
import { articles, type DemoArticle } from 'demo-chain/articles';
import { compositionNames, type Scenery } from 'demo-chain/compositions';
import { shopFronts } from 'demo-chain/picture-requests';
import { subjectOf } from 'demo-chain/subjects';
import sharp, { type OverlayOptions } from 'sharp';
import { type SceneShape, sceneNames, silhouetteKinds, type View } from './keys';
import { glanceAt, pairsNearer } from './likeness';
import { rasterOf, sharpOf } from './raster';
import { baseOf, type PictureRequest } from './request';
import { viewsOf } from './views';

const USAGE =
  'main.ts --sheet file.png [--kinds shell-jacket,…] [--articles 21101,…] [--count 6] [--views front,back|all] [--width 240] [--scenes name,…|all|composed] [--fronts 24,51|all] | --nearest kind,…';

const { values } = parseArgs({
  options: {
    sheet: { type: 'string' },
    kinds: { type: 'string' },
    articles: { type: 'string' },
    /** Articles of each kind, spread over those it has. */
    count: { type: 'string', default: '6' },
    views: { type: 'string', default: 'front' },
    scenes: { type: 'string' },
    fronts: { type: 'string' },
    width: { type: 'string', default: '240' },
    nearest: { type: 'string' },
  },
});

const shapes: SceneShape[] = ['wide', 'tall', 'card'];
const listed = (list: string | undefined) => list?.split(',').filter(Boolean);

function ofKind(kind: string, count: number): DemoArticle[] {
  const all = articles.filter((article) => article.kind.art === kind);
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)]).filter(
    (article) => article !== undefined,
  );
}

function picturesOf(article: DemoArticle): PictureRequest[] {
  const shade = article.shades[0];
  if (!shade) return [];
  const subject = subjectOf(article, shade);
  const chosen = values.views === 'all' ? viewsOf(article.kind.art) : (listed(values.views) as View[]);
  return chosen.map((view): PictureRequest => ({ type: 'product', subject, colour: shade.color.id, view }));
}

function sceneriesOf(list: string): Scenery[] {
  if (list === 'all') return [...sceneNames];
  return list === 'composed' ? compositionNames : (listed(list) as Scenery[]);
}

function rows(): PictureRequest[][] {
  if (values.scenes) {
    const names = sceneriesOf(values.scenes);
    return names.map((name) => shapes.map((shape): PictureRequest => ({ type: 'scene', name, shape })));
  }
  if (values.fronts) {
    const ids = values.fronts === 'all' ? undefined : listed(values.fronts)?.map(Number);
    const fronts = shopFronts().filter((one) => one.shape === 'card' && (ids?.includes(one.shop) ?? true));
    return Array.from({ length: Math.ceil(fronts.length / 4) }, (_, i) => fronts.slice(i * 4, i * 4 + 4));
  }
  const chosen = listed(values.articles)?.map(Number);
  if (chosen) return articles.filter(({ id }) => chosen.includes(id)).map(picturesOf);
  const kinds = listed(values.kinds) ?? [...silhouetteKinds];
  return kinds.map((kind) => ofKind(kind, Number(values.count)).flatMap(picturesOf));
}

async function contactSheet(file: string, cell: number): Promise<void> {
  const high = Math.round(cell * 1.25);
  const tiles: OverlayOptions[] = [];
  const all = rows();
  for (const [y, row] of all.entries()) {
    const started = performance.now();
    for (const [x, request] of row.entries()) {
      const input = await sharpOf(await rasterOf(request, cell))
        .resize(cell, high, { fit: 'contain', background: '#fff' })
        .png()
        .toBuffer();
      tiles.push({ input, left: x * cell, top: y * high });
    }
    const [first] = row;
    const each = Math.round((performance.now() - started) / Math.max(1, row.length));
    if (first)
      console.log(
        `row ${y + 1}: ${first.type === 'product' ? `${first.subject.art} ${first.subject.name}` : baseOf(first)}, ${each} ms a picture`,
      );
  }
  const width = cell * Math.max(...all.map((row) => row.length));
  await sharp({ create: { width, height: high * all.length, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toFile(file);
}

/** Names the pairs of all articles of these kinds that look most like each other. */
async function nearest(kinds: string[]): Promise<void> {
  const all = [];
  for (const article of articles.filter(({ kind }) => kinds.includes(kind.art))) {
    const [shade] = article.shades;
    if (shade) all.push({ it: article, glance: await glanceAt(subjectOf(article, shade)) });
  }
  const pairs = pairsNearer(all, 256);
  for (const { a, b, apart } of pairs.slice(0, 20))
    console.log(apart.toFixed(1), `${a.id} ${a.name}`, '|', `${b.id} ${b.name}`);
  console.log(
    [4, 6, 8, 10].map((least) => `${pairs.filter(({ apart }) => apart < least).length} nearer than ${least}`),
  );
}

if (values.nearest) await nearest(listed(values.nearest) ?? []);
else if (values.sheet) await contactSheet(values.sheet, Number(values.width));
else console.log(USAGE);
