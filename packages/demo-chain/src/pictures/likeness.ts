import { paper } from 'demo-chain/pictures/light/compose';
import { lightUp } from 'demo-chain/pictures/light/render';
import { studio } from 'demo-chain/pictures/light/shade';
import sharp from 'sharp';
import { drawings } from './drawings';
import type { Subject } from './subject';

/** Wide enough for hood, hem and colour blocks, too small for stitches. */
const SMALL = { width: 24, height: 30 };
const DRAWN = 144;

/** What an eye takes in of a picture in passing: 24 × 30 colours, and where the goods are. */
export interface Glance {
  colours: Uint8Array;
  /** 0–255 */
  mask: Uint8Array;
}

export async function glanceAt(subject: Subject): Promise<Glance> {
  const lit = await lightUp(drawings[subject.art](subject, 'front'), DRAWN, studio);
  const { width, height } = lit;
  const goods = sharp(lit.data, { raw: { width, height, channels: 4 } });
  const ground = paper(subject.tint.base, width, height);
  const whole = sharp(ground, { raw: { width, height, channels: 3 } }).composite([
    { input: Buffer.from(lit.data), raw: { width, height, channels: 4 } },
  ]);
  const flat = await whole.removeAlpha().raw().toBuffer();
  const [colours, mask] = await Promise.all([
    sharp(flat, { raw: { width, height, channels: 3 } })
      .resize(SMALL.width, SMALL.height, { fit: 'fill' })
      .raw()
      .toBuffer(),
    goods.extractChannel(3).resize(SMALL.width, SMALL.height, { fit: 'fill' }).raw().toBuffer(),
  ]);
  return { colours, mask };
}

/** How far two pictures are from each other: the mean difference of a colour, 0–255, over what either shows goods on. */
export function distance(a: Glance, b: Glance): number {
  let sum = 0;
  let over = 0;
  for (let i = 0, p = 0; i < a.mask.length; i += 1, p += 3) {
    if ((a.mask[i] as number) < 40 && (b.mask[i] as number) < 40) continue;
    over += 3;
    for (let c = 0; c < 3; c += 1) sum += Math.abs((a.colours[p + c] as number) - (b.colours[p + c] as number));
  }
  return over === 0 ? 0 : sum / over;
}

export interface Pair<T> {
  a: T;
  b: T;
  apart: number;
}

/** All pairs nearer to each other than `least`, the nearest first. */
export function pairsNearer<T>(all: readonly { it: T; glance: Glance }[], least: number): Pair<T>[] {
  const near: Pair<T>[] = [];
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1)) {
      const apart = distance(one.glance, other.glance);
      if (apart < least) near.push({ a: one.it, b: other.it, apart });
    }
  return near.sort((x, y) => x.apart - y.apart);
}
