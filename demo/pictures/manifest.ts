import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encoderSettings, writeWhole } from './encode';
import { silhouetteKinds } from './keys';
import { surroundingsOf } from './landscapes';
import { backdropSvg, svgOfRequest } from './raster';
import { baseOf, fileName, filesOf, type PictureFile, type PictureRequest, widthsOf } from './request';

/** Raise when rasterising changes; changed drawings and encoder settings are noticed by themselves. */
const RENDERER_VERSION = 1;

type Manifest = { version: number; pictures: Record<string, string> };

const probes = [
  { base: '#24425f', accent: '#d9a441' },
  { base: '#efe9dc', accent: '#8c2f2f' },
];

/**
 * What a picture is made from. The drawing stands in by what it draws in two probe colours, not by its source text, so
 * this works from a bundle too and a change in any shared stroke is noticed.
 */
function fingerprinter(): (request: PictureRequest) => string {
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

async function readManifest(file: string): Promise<Manifest> {
  try {
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    if (manifest.version === RENDERER_VERSION) return manifest;
  } catch {
    // Missing or damaged: everything is rendered anew.
  }
  return { version: RENDERER_VERSION, pictures: {} };
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** What has been drawn into a folder, and from what. */
export async function openManifest(outDir: string) {
  const file = join(outDir, 'pictures/manifest.json');
  const fingerprint = fingerprinter();
  let { pictures } = await readManifest(file);
  let unsaved: Record<string, string> = {};

  return {
    /** The files of a picture that have to be drawn: what is missing, or all of them when the drawing has changed. */
    async due(request: PictureRequest): Promise<PictureFile[]> {
      const base = baseOf(request);
      const wanted = fingerprint(request);
      // Another shop of this checkout may have drawn it since.
      if (pictures[base] !== wanted) pictures = { ...(await readManifest(file)).pictures, ...unsaved };
      const files = filesOf(request);
      if (pictures[base] !== wanted) return files;
      const there = await Promise.all(files.map((one) => exists(join(outDir, fileName(base, one)))));
      return files.filter((_, i) => !there[i]);
    },

    /** All files of the picture are there, drawn as it is drawn now. */
    note(request: PictureRequest): void {
      const base = baseOf(request);
      unsaved[base] = fingerprint(request);
      pictures[base] = unsaved[base];
    },

    /** Adds what was noted to what the file says by now. */
    async save(): Promise<void> {
      if (Object.keys(unsaved).length === 0) return;
      const news = unsaved;
      unsaved = {};
      const now = await readManifest(file);
      await writeWhole(file, JSON.stringify({ ...now, pictures: { ...now.pictures, ...news } }));
    },
  };
}

export type DrawnPictures = Awaited<ReturnType<typeof openManifest>>;
