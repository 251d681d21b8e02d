import { baseOf } from 'demo-chain/pictures/request';
import { sceneBase } from 'demo-chain/pictures/scene-base';
import type { Scenery } from './compositions';
import { goodsLike, type Wish } from './goods-like';
import { heldreSocial } from './heldre-content';

/** A scene, or goods where they are used. */
export type Shown = Scenery | Wish;
export type SocialPost = [days: number, shown: Shown | undefined, message: string];

const nordvidda: SocialPost[] = [
  [
    1,
    'workshop',
    'Første snø på fjellet! Butikken på Geilo har gjort klart skiverkstedet. Kom innom før køen gjør det.',
  ],
  [3, 'kitchen-camp', 'Høstlys over Hardangervidda i helgen. Takk til Ragnhild i butikken på Voss for bildet.'],
  [6, { kind: 'wool-sock', colour: '#7b2d3b' }, 'Ullukene er i gang. Husk: luft ullen, ikke vask den i hjel.'],
  [9, undefined, 'Vi har egne åpningstider i romjulen. Se hva som gjelder på siden til butikken din.'],
  [13, 'fjord-morning', 'Morgenkaffe ved fjorden. Hvor drikker du din?'],
  [
    18,
    { kind: 'head-torch', colour: '#c8553d' },
    'Mørketid betyr hodelykt. Vi har prøvd femten av dem på stiene rundt Tromsø.',
  ],
  [
    24,
    { kind: 'life-vest', colour: '#e8a33a' },
    'Redningsvesten skal være på, også for de korte turene. Ta med din til butikken, så sjekker vi den.',
  ],
  [
    31,
    { kind: 'dog-harness', colour: '#f26a1b' },
    'Bikkjemønstring på Røros lørdag klokken tolv. Selene måler vi på gratis.',
  ],
  [
    40,
    { kind: 'dome-tent', colour: '#c8472f' },
    'Kvalitetstid: to dager, ett telt og en pose med tørket reinsdyrgryte.',
  ],
];

const pages = [
  { brand: 'nordvidda', posts: nordvidda, page: 'https://www.facebook.com/nordvidda.example/posts' },
  { brand: 'heldre', posts: heldreSocial, page: 'https://www.instagram.com/heldre.example/p' },
];

const pictureOf = (shown: Shown) =>
  typeof shown === 'string'
    ? sceneBase(shown, 'card')
    : baseOf({ type: 'product', ...goodsLike(shown), view: 'scene' });

export const socialRows = (now: Date) =>
  pages.flatMap(({ brand, posts, page }) =>
    posts.map(([days, shown, message], i) => ({
      id: `${brand}-${100 + i}`,
      message,
      createdTime: new Date(now.getTime() - days * 86_400_000 + (9 + (i % 7)) * 3_600_000).toISOString(),
      fullPicture: shown && pictureOf(shown),
      permalinkUrl: `${page}/${100 + i}`,
      brand,
    })),
  );
