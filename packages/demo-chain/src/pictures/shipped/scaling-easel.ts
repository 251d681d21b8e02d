import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createEasel, type Easel } from 'demo-chain/pictures/easel';
import { encoded } from 'demo-chain/pictures/encode';
import { baseOf, fileName, filesOf } from 'demo-chain/pictures/request';
import sharp from 'sharp';
import { SHIPPED_FOLDER } from './folder';

/** Returns the narrowest shipped file of this picture that is at least so wide; undefined where there is none. */
function shippedFile(base: string, width: number, folder: string): string | undefined {
  return filesOf(base)
    .filter((file) => file.format === 'avif' && file.width >= width)
    .map((file) => join(folder, fileName(base, file)))
    .find(existsSync);
}

/** Scales what the package carries in a larger size, and draws everything else. */
export function createScalingEasel(folder = SHIPPED_FOLDER, drawing: Easel = createEasel()): Easel {
  return {
    async draw(request, file) {
      const base = baseOf(request);
      const source = shippedFile(base, file.width, folder);
      if (!source) return drawing.draw(request, file);
      const scaled = sharp(source).resize(file.width).removeAlpha().raw();
      const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
      return encoded({ data, raw: { width: info.width, height: info.height, channels: 3 } }, base, file.format);
    },
  };
}
