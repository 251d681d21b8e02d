import { restartIds } from './paint';
import type { Size } from './terrain';

/** `plain` leaves out people and small things, for landscapes that stand blurred behind goods. */
export type SceneVariant = { seed?: number; plain?: boolean };
export type DrawScene = (size: Size, variant?: SceneVariant) => string;

export type Stage = Size & {
  /** One unit of detail: 1 on a 1600x900 card. */
  u: number;
  seed: number;
  plain: boolean;
  tall: boolean;
};

export function scene(body: (stage: Stage) => string): DrawScene {
  return ({ w, h }, { seed = 1, plain = false } = {}) => {
    restartIds();
    const tall = h > w;
    return body({ w, h, u: tall ? w / 900 : Math.min(w / 1600, h / 900), seed, plain, tall });
  };
}

/** Lower on the left, where headlines stand; full height towards the right. */
export const calmLeft = (low: number) => (share: number) => {
  const s = Math.min(1, Math.max(0, (share - 0.16) / 0.5));
  return low + (1 - low) * s * s * (3 - 2 * s);
};
