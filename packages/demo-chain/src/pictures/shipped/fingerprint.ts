import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compositionOf, sceneOf } from 'demo-chain/compositions';
import { goodsLike } from 'demo-chain/goods-like';
import { drawings } from 'demo-chain/pictures/drawings';
import type { PictureRequest } from 'demo-chain/pictures/request';
import type { Shipped } from './choice';

const PICTURES = join(import.meta.dirname, '..');
/** What lights a drawing of goods and writes it down. The drawings themselves are compared by what they draw. */
const LIT = ['light', 'drawing/layers.ts', 'raster.ts', 'encode.ts', 'easel.ts'];
/** What paints landscapes, places and shop fronts. */
const PAINTED = ['land', 'scenes', 'places', 'composed.ts', 'landscapes.ts', 'scene-facts.ts'];

const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*\n/gm;

/** Returns the hash of the code in these files and folders. */
function hashOf(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const path = join(PICTURES, name);
    const inside = statSync(path).isFile() ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of inside.map((one) => join(path, one)).filter((one) => statSync(one).isFile()))
      hash
        .update(file.slice(PICTURES.length))
        .update('\0')
        .update(readFileSync(file, 'utf8').replace(COMMENT_LINE, ''));
  }
  return hash.digest('hex');
}

/** Returns what this picture is drawn from, besides the program that lights or paints it. */
function recipe(request: PictureRequest): unknown {
  if (request.type === 'product') {
    const { subject, view } = request;
    return [subject.tint.base, drawings[subject.art](subject, view)];
  }
  if (request.type === 'front') return [request.shop, request.character, request.shape];
  const composition = compositionOf(request.name);
  const pieces = composition?.pieces.map((piece) => drawings[piece.kind](goodsLike(piece).subject, piece.view));
  return [sceneOf(request.name), request.shape, composition, pieces];
}

/** Tells which fingerprint a shipped picture has as the program draws it now. */
export function createFingerprints(): (shipped: Shipped) => string {
  const lit = hashOf(LIT);
  const painted = hashOf([...LIT, ...PAINTED]);
  return ({ request, file }) =>
    createHash('sha256')
      .update(request.type === 'product' ? lit : painted)
      .update(JSON.stringify([file.width, recipe(request)]))
      .digest('hex')
      .slice(0, 12);
}
