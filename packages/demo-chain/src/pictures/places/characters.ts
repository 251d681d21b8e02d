import type { Panes } from './dwelling-window';
import type { Ground } from './ground';
import type { Roof } from './house';
import type { LightName } from './light';
import { battens, brick, type Cover, clapboard, concrete, logs, plaster } from './materials';
import type { Behind } from './town';

/** How the streets of a kind of town look; what a shop takes of it is left to its seed. */
export interface Character {
  covers: readonly Cover[];
  walls: readonly string[];
  trims: readonly string[];
  roofs: readonly Roof[];
  roofColours: readonly string[];
  panes: readonly Panes[];
  casing: boolean;
  storeys: readonly number[];
  frames: readonly string[];
  plinth: string;
  ground: Ground;
  behind: Behind;
  lights: readonly LightName[];
  tram?: boolean;
}

export const characters = {
  wharf: {
    covers: [clapboard, clapboard, battens],
    walls: ['#8f2f24', '#c08a35', '#e9e1cf', '#a8452f', '#5d6f6a', '#d8b46a', '#3f5d66'],
    trims: ['#f2ede0', '#e9e4d6'],
    roofs: ['gable'],
    roofColours: ['#7a4232', '#4c5054'],
    panes: ['cross', 'six'],
    casing: true,
    storeys: [2, 2, 1],
    frames: ['#25463f', '#3a2c26', '#e6dfcd', '#2c3e4a'],
    plinth: '#77746e',
    ground: 'setts',
    behind: 'hills',
    lights: ['cloudy', 'morning', 'evening', 'rainDusk'],
  },
  southern: {
    covers: [clapboard],
    walls: ['#f3f1ea', '#f6f4ee', '#efece2', '#f1ead2'],
    trims: ['#ffffff', '#f7f4ec'],
    roofs: ['eaves', 'gable', 'eaves'],
    roofColours: ['#a9553a', '#9c4a34'],
    panes: ['six', 'cross'],
    casing: true,
    storeys: [1, 2, 1],
    frames: ['#f0ece0', '#2f4a42', '#45606e', '#8a3a2c'],
    plinth: '#8d8a84',
    ground: 'setts',
    behind: 'sea',
    lights: ['morning', 'evening', 'morning'],
  },
  inland: {
    covers: [brick, brick, plaster],
    walls: ['#9a4a36', '#8c4334', '#b06a48', '#d8c7a0', '#a65c40'],
    trims: ['#ece5d4', '#e3dac4'],
    roofs: ['flat', 'eaves'],
    roofColours: ['#4d5155', '#5a4a44'],
    panes: ['cross', 'tall'],
    casing: false,
    storeys: [2, 3],
    frames: ['#23302c', '#2d2a28', '#4a5a4e'],
    plinth: '#6f6c68',
    ground: 'paving',
    behind: 'hills',
    lights: ['morning', 'cloudy', 'snowDay', 'evening'],
  },
  mountain: {
    covers: [logs, battens, logs],
    walls: ['#6a4a32', '#7d5a3c', '#4d3626', '#8a3b28'],
    trims: ['#d8cdb8', '#b9a88a', '#3c2c20'],
    roofs: ['gable', 'eaves'],
    roofColours: ['#4b5256', '#565a58'],
    panes: ['six', 'cross'],
    casing: true,
    storeys: [1, 2],
    frames: ['#3b2a1f', '#2f3f38', '#553623'],
    plinth: '#6d6a66',
    ground: 'paving',
    behind: 'fells',
    lights: ['snowDay', 'blueHour', 'snowDay', 'evening'],
  },
  mining: {
    covers: [battens, clapboard],
    walls: ['#8a3a28', '#b8862f', '#c2a25a', '#5f6f5a', '#9b4a30', '#d9cfae'],
    trims: ['#ece5d2', '#e0d6bf'],
    roofs: ['eaves', 'gable'],
    roofColours: ['#5a5f5c', '#4c5054'],
    panes: ['six'],
    casing: true,
    storeys: [1],
    frames: ['#3f2c22', '#ded5c0', '#31463f'],
    plinth: '#77736d',
    ground: 'setts',
    behind: 'fells',
    lights: ['blueHour', 'snowDay', 'evening'],
  },
  fishing: {
    covers: [battens, clapboard],
    walls: ['#9c3226', '#c8973c', '#ece6d8', '#8a2c24', '#4f6a74', '#b5482f'],
    trims: ['#f2ede0', '#e9e4d6'],
    roofs: ['gable'],
    roofColours: ['#4c5258', '#5a4640'],
    panes: ['six', 'cross'],
    casing: true,
    storeys: [1, 2],
    frames: ['#e9e4d6', '#25463f', '#2c3e4a'],
    plinth: '#70757a',
    ground: 'asphalt',
    behind: 'alps',
    lights: ['snowDay', 'blueHour', 'cloudy'],
  },
  northern: {
    covers: [clapboard, battens, clapboard],
    walls: ['#3f6f94', '#b8433a', '#d9a441', '#5f8a6a', '#e6e2d8', '#7fa3b8', '#c46f4a'],
    trims: ['#f4f2ec', '#e9ecec'],
    roofs: ['eaves', 'gable'],
    roofColours: ['#4a5056', '#6a4038'],
    panes: ['plain', 'cross'],
    casing: true,
    storeys: [1, 2],
    frames: ['#2a3a44', '#e3e1da', '#23433b'],
    plinth: '#6f7378',
    ground: 'asphalt',
    behind: 'alps',
    lights: ['blueHour', 'snowDay', 'blueHour'],
  },
  city: {
    covers: [plaster, brick, plaster],
    walls: ['#d9c39a', '#c9a27c', '#b9b3a6', '#a8b0aa', '#cfae9a', '#9c5540', '#d6cfbd'],
    trims: ['#efe8d8', '#e4dccb'],
    roofs: ['flat'],
    roofColours: ['#4d5155'],
    panes: ['tall'],
    casing: true,
    storeys: [3],
    frames: ['#1e2625', '#23352f', '#3a2f2a'],
    plinth: '#5f5d5b',
    ground: 'paving',
    behind: 'blocks',
    lights: ['morning', 'cloudy', 'rainDusk', 'evening'],
    tram: true,
  },
  modern: {
    covers: [concrete, brick, concrete],
    walls: ['#b6b3ac', '#c4bfb5', '#8f9294', '#6f6a66', '#d3cfc6'],
    trims: ['#33383b', '#43484a'],
    roofs: ['flat'],
    roofColours: ['#4d5155'],
    panes: ['plain'],
    casing: false,
    storeys: [2],
    frames: ['#262b2e', '#33383b', '#1f2a28'],
    plinth: '#55585a',
    ground: 'paving',
    behind: 'blocks',
    lights: ['morning', 'cloudy', 'evening', 'rainDusk'],
  },
  jugend: {
    covers: [plaster],
    walls: ['#d8b98a', '#b9c4b4', '#e0d3b4', '#c79a86', '#a9b7c0', '#d9c7c0'],
    trims: ['#f0ead9', '#d6cdb8'],
    roofs: ['gable', 'eaves', 'flat'],
    roofColours: ['#4f5a5c', '#6f4538'],
    panes: ['tall', 'six'],
    casing: true,
    storeys: [2],
    frames: ['#274039', '#3a3330', '#52606a'],
    plinth: '#7b7771',
    ground: 'setts',
    behind: 'sea',
    lights: ['morning', 'cloudy', 'evening'],
  },
} as const satisfies Record<string, Character>;

export type CharacterName = keyof typeof characters;
