import { articleRow } from 'demo-chain/article-row';
import { articles } from 'demo-chain/articles';
import { categories } from 'demo-chain/categories';
import { demoPictureRequests } from 'demo-chain/picture-requests';
import { createEasel } from 'demo-chain/pictures/easel';
import { silhouetteKinds } from 'demo-chain/pictures/keys';
import { baseOf, type PictureFile, type PictureRequest } from 'demo-chain/pictures/request';
import { PICTURE_WIDTHS, pictureSet } from '@/lib/pictures/pictures';
import { within } from './http-load';

const CARDS = 20;
/** A card is 46 of 100 of a phone's width (components/catalogue/article-card.tsx). */
const SHARE = 0.46;
const [, CARD] = PICTURE_WIDTHS;

function widthPicked(cssWidth: number, dots: number): number {
  const widths = [...pictureSet('/pictures/x/front').avif.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  return widths.find((width) => width >= cssWidth * SHARE * dots) ?? Math.max(...widths);
}

const requests = new Map(demoPictureRequests().map((request) => [baseOf(request), request]));

/** KB per category's first twenty cards, on phones of 390 px. */
export async function benchPictureBytes(): Promise<Record<string, Record<string, number>>> {
  const now = new Date();
  const rows: Record<string, Record<string, number>> = {};
  for (const { id, name } of categories) {
    const fronts = articles
      .filter(({ groupId }) => Math.floor(groupId / 100) === id)
      .map((article) => articleRow(article, now))
      .sort((a, b) => (a.bestseller?.qtyRank ?? Infinity) - (b.bestseller?.qtyRank ?? Infinity) || a.id - b.id)
      .slice(0, CARDS)
      .flatMap(({ image }) => requests.get(image ?? '') ?? []);
    const row: Record<string, number> = {};
    for (const dots of [2, 3])
      for (const format of ['avif', 'webp'] as const) {
        let bytes = 0;
        const easel = createEasel();
        for (const front of fronts)
          bytes += (await easel.draw(front, { width: widthPicked(390, dots), format })).length;
        row[`@${dots}x ${format}`] = Math.round(bytes / 1024);
      }
    rows[name] = row;
  }
  return rows;
}

interface Drawn {
  ms: number;
  bytes: number;
}

async function timed(draw: () => Promise<Buffer>): Promise<Drawn> {
  const started = performance.now();
  const { length } = await draw();
  return { ms: performance.now() - started, bytes: length };
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);

function figures(drawn: Drawn[]) {
  const times = sorted(drawn.map(({ ms }) => ms));
  const bytes = sorted(drawn.map((one) => one.bytes));
  const kilobytes = (share: number) => Math.round(within(bytes, share) / 102.4) / 10;
  return {
    'ms p50': Math.round(within(times, 0.5)),
    'ms p95': Math.round(within(times, 0.95)),
    'KB median': kilobytes(0.5),
    'KB p95': kilobytes(0.95),
  };
}

/** The card width first, when nothing is drawn, then the other widths. */
export async function benchDrawing(): Promise<Record<string, Record<string, number>>> {
  const fronts = silhouetteKinds.flatMap((kind): PictureRequest[] =>
    [...requests.values()]
      .filter((request) => request.type === 'product' && request.subject.art === kind && request.view === 'front')
      .slice(0, 1),
  );
  const rows = new Map<string, Drawn[]>();
  const note = (name: string, drawn: Drawn) => rows.set(name, [...(rows.get(name) ?? []), drawn]);
  for (const front of fronts) {
    const easel = createEasel();
    const draw = (file: PictureFile) => timed(() => easel.draw(front, file));
    note(`first, ${CARD} avif`, await draw({ width: CARD, format: 'avif' }));
    note(`then ${CARD} webp`, await draw({ width: CARD, format: 'webp' }));
    for (const width of PICTURE_WIDTHS)
      if (width !== CARD) note(`then ${width} avif`, await draw({ width, format: 'avif' }));
  }
  return Object.fromEntries([...rows].map(([name, drawn]) => [name, figures(drawn)]));
}
