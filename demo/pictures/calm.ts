import type { SceneName } from './keys';

/** The colour of each scene where words stand on it (tests/demo/pictures/calm.test.ts measures it). */
export const calmOf: Record<SceneName, string> = {
  'fjord-morning': '#c5d1cd',
  'coast-evening': '#cdc1b7',
  'lake-blue-hour': '#324d71',
  'river-spring': '#b1cedd',
  'forest-trail': '#d8dcc7',
  'forest-mist': '#cbd4cd',
  'birch-autumn': '#bbced3',
  'plateau-spring': '#a6c6dc',
  'plateau-summer': '#abcce2',
  'plateau-autumn': '#b6c3c8',
  'plateau-winter': '#d2d5dc',
  'winter-peaks': '#38547b',
  'ski-lift': '#a2c6e2',
  'northern-night': '#0d2434',
  'midnight-sun': '#d8caad',
  'jan-mayen': '#39566c',
  'jan-mayen-lava': '#acb6bb',
  'jan-mayen-fog': '#b6bec0',
  'jan-mayen-ice': '#abbec8',
};
