/**
 * A drawing is one text with three layers in it, told apart by class: what colour a place has, which part of the goods it
 * belongs to, how it swells and falls, and what is sewn and pressed into it. Each is rasterised by itself (light/render.ts) and the light is worked out from them.
 */
export const layerNames = ['colour', 'part', 'swell', 'bump'] as const;
export type Layer = (typeof layerNames)[number];

const letter: Record<Layer, string> = { colour: 'c', part: 'p', swell: 's', bump: 'b' };

const on = (layer: Layer) => (content: string) => content && `<g class="${letter[layer]}">${content}</g>`;
export const onColour = on('colour');
export const onPart = on('part');
/** Soft shapes, without an edge of their own. */
export const onSwell = on('swell');
export const onBump = on('bump');

/** Lets through one layer of a drawing. */
export const only = (layer: Layer) =>
  `<style>${layerNames
    .filter((other) => other !== layer)
    .map((other) => `.${letter[other]}{display:none}`)
    .join('')}</style>`;

/** The level of the layers of relief that neither rises nor sinks. */
export const LEVEL = '#808080';
/** Height of white above level, and depth of black below it, in units of the canvas. */
export const BUMP_HEIGHT = 14;
export const SWELL_HEIGHT = 26;
