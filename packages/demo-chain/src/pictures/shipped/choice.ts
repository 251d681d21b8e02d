import { articles } from 'demo-chain/articles';
import { pageTexts } from 'demo-chain/pages';
import { demoPictureRequests } from 'demo-chain/picture-requests';
import { baseOf, fileName, type PictureFile, type PictureRequest } from 'demo-chain/pictures/request';
import { demoFeed } from 'demo-chain/write-feed';
import { PICTURE_WIDTHS } from '@/lib/pictures/pictures';

export interface Shipped {
  request: PictureRequest;
  file: PictureFile;
}

const [, CARD] = PICTURE_WIDTHS;
/** The two widths that pages ask for most; a narrower one is scaled from these (docs/pictures.md has the figures). */
const SCENES = { wide: [960, 1600], tall: [960, 1200], card: [480, 960] } as const;
const SHOP_FRONT = 1600;

/** The scenes that the feed and the texts show. */
function shownScenes(): Set<string> {
  const texts = [...demoFeed(new Date(0)).values(), ...pageTexts()];
  return new Set(texts.flatMap((text) => text.match(/\/pictures\/scenes\/[\w-]+/g) ?? []));
}

/** The files that the package carries: each article's first front, and what pages show of scenes and shop fronts. */
export function shippedFiles(): Map<string, Shipped> {
  const shown = shownScenes();
  const first = new Map(articles.map(({ id, shades }) => [id, shades[0]?.color.id]));
  const widthsOf = (request: PictureRequest): readonly number[] => {
    if (request.type === 'product')
      return request.view === 'front' && first.get(request.subject.id) === request.colour ? [CARD] : [];
    if (!shown.has(baseOf(request))) return [];
    return request.type === 'front' ? [SHOP_FRONT] : SCENES[request.shape];
  };
  return new Map(
    demoPictureRequests().flatMap((request) =>
      widthsOf(request).map((width) => {
        const file: PictureFile = { width, format: 'avif' };
        return [fileName(baseOf(request), file), { request, file }] as const;
      }),
    ),
  );
}
