import type { SceneLight } from 'demo-chain/pictures/scene-facts';
import { rgbOf } from './compose';
import { type Light, studio } from './shade';

type Colour = readonly [number, number, number];

/** How far goods outdoors take the colour of the light around them; the rest is what makes them be seen. */
const TAKEN = 0.55;

/** A colour as what it does to white, without making anything brighter or darker. */
function tinted(white: Colour, hex: string): Colour {
  const rgb = rgbOf(hex).map((byte) => (byte / 255) ** 2.2);
  const mean = (rgb[0] ?? 0) * 0.3 + (rgb[1] ?? 0) * 0.6 + (rgb[2] ?? 0) * 0.1 || 1;
  const mixed = white.map((value, c) => value * (1 + TAKEN * ((rgb[c] ?? 0) / mean - 1)));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
}

/** The light of a scene on goods: its colours, from its side. */
export function daylight({ key, ambient, from }: SceneLight): Light {
  const [x, y, z] = studio.key;
  return {
    key: [from === 'left' ? x : -x, y, z],
    keyColour: tinted(studio.keyColour, key),
    ambient: tinted(studio.ambient, ambient),
    rimColour: tinted(studio.rimColour, ambient),
  };
}
