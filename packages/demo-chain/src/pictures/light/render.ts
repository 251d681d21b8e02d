import { layerNames, only } from 'demo-chain/pictures/drawing/layers';
import type { Drawing } from 'demo-chain/pictures/drawing/silhouette';
import sharp from 'sharp';
import { reliefOf } from './relief';
import { type Light, shade } from './shade';
import { SHADOW_SIZE, shadowOf } from './shadow';

const CANVAS = { w: 960, h: 1200 };

const layered = (body: string, layer: (typeof layerNames)[number], width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * CANVAS.h) / CANVAS.w}" viewBox="0 0 ${CANVAS.w} ${CANVAS.h}">${only(layer)}${body}</svg>`,
  );

export interface Lit {
  /** RGBA. */
  data: Uint8Array;
  width: number;
  height: number;
  /** How dark the ground under it is, 0–1, on a map of SHADOW_SIZE. */
  shadow: Float32Array;
}

/** A drawing with light on it, at a width in pixels, on nothing. */
export async function lightUp(drawing: Drawing, width: number, light: Light, fromLeft = true): Promise<Lit> {
  const [colours, parts, swells, bumps] = await Promise.all(
    layerNames.map((layer) =>
      sharp(layered(drawing.body, layer, width))
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  if (!colours || !parts || !swells || !bumps) throw new Error('A layer is missing');
  const height = Math.round((width * CANVAS.h) / CANVAS.w);
  const field = { width, height };
  const perPixel = width / CANVAS.w;
  const perUnit = perPixel * drawing.place.scale;
  const relief = reliefOf({ parts, swells, bumps }, drawing.parts, field, {
    perUnit,
    originX: drawing.place.x * perPixel,
    originY: drawing.place.y * perPixel,
    seed: drawing.seed,
  });
  shade(colours, relief, drawing.parts, field, perUnit, light);
  const small = await sharp(colours, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .resize(SHADOW_SIZE.width, SHADOW_SIZE.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const mask = Float32Array.from(small, (byte) => byte / 255);
  return { data: colours, width, height, shadow: shadowOf(mask, drawing.rest, drawing.floor, fromLeft) };
}
