import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { encoderSettings } from './encode';
import { silhouetteKinds } from './keys';
import { surroundingsOf } from './landscapes';
import { backdropSvg, baseOf, type PictureRequest, svgOfRequest, widthsOf } from './raster';

/** Raise when rasterising changes; changed drawings and encoder settings are noticed by themselves. */
const RENDERER_VERSION = 1;

export type Manifest = { version: number; pictures: Record<string, string> };

const probes = [
  { base: '#24425f', accent: '#d9a441' },
  { base: '#efe9dc', accent: '#8c2f2f' },
];

/**
 * What a picture is made from. The drawing stands in by what it draws in two probe colours, not by its source text, so
 * this works from a bundle too and a change in any shared stroke is noticed.
 */
export function fingerprinter(): (request: PictureRequest) => string {
  const drawn = new Map<string, string>();
  const remember = (key: string, text: () => string) => {
    const known = drawn.get(key);
    if (known) return known;
    const hash = createHash('sha1').update(text()).digest('hex');
    drawn.set(key, hash);
    return hash;
  };
  return (request) => {
    if (request.type === 'product' && !silhouetteKinds.includes(request.kind))
      throw new Error(`There is no drawing for the picture ${baseOf(request)}`);
    const hash = createHash('sha1').update(
      JSON.stringify([RENDERER_VERSION, encoderSettings, widthsOf(request), baseOf(request)]),
    );
    if (request.type === 'scene') {
      hash.update(remember(baseOf(request), () => svgOfRequest(request)));
    } else {
      const { kind, view } = request;
      hash.update(
        remember(`${kind}/${view}`, () => probes.map((tint) => svgOfRequest({ ...request, ...tint })).join('')),
      );
      if (view === 'scene')
        hash.update(remember(`behind/${surroundingsOf(kind)}`, () => backdropSvg(surroundingsOf(kind))));
    }
    return hash.digest('hex').slice(0, 20);
  };
}

export async function readManifest(file: string): Promise<Manifest> {
  try {
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    if (manifest.version === RENDERER_VERSION) return manifest;
  } catch {
    // Missing or damaged: everything is rendered anew.
  }
  return { version: RENDERER_VERSION, pictures: {} };
}
