import type { SceneName } from '@/demo/pictures/keys';
import { sceneBase } from '@/demo/pictures/scene-base';
import { heldreSocial } from './heldre-content';

const nordvidda: [days: number, scene: SceneName | undefined, message: string][] = [
  [
    1,
    'workshop',
    'Første snø på fjellet! Butikken på Geilo har gjort klart skiverkstedet. Kom innom før køen gjør det.',
  ],
  [3, 'plateau-autumn', 'Høstlys over Hardangervidda i helgen. Takk til Ragnhild i butikken på Voss for bildet.'],
  [6, 'cabin-inside', 'Ullukene er i gang. Husk: luft ullen, ikke vask den i hjel.'],
  [9, undefined, 'Vi har egne åpningstider i romjulen. Se hva som gjelder på siden til butikken din.'],
  [13, 'fjord-morning', 'Morgenkaffe ved fjorden. Hvor drikker du din?'],
  [18, 'northern-night', 'Mørketid betyr hodelykt. Vi har prøvd femten av dem på stiene rundt Tromsø.'],
  [
    24,
    'coast-evening',
    'Redningsvesten skal være på, også for de korte turene. Ta med din til butikken, så sjekker vi den.',
  ],
  [31, 'shop-front', 'Bikkjemønstring på Røros lørdag klokken tolv. Selene måler vi på gratis.'],
  [40, 'kitchen-camp', 'Kvalitetstid: to dager, ett telt og en pose med tørket reinsdyrgryte.'],
];

const pages = [
  { brand: 'nordvidda', posts: nordvidda, page: 'https://www.facebook.com/nordvidda.example/posts' },
  { brand: 'heldre', posts: heldreSocial, page: 'https://www.instagram.com/heldre.example/p' },
];

export const socialRows = (now: Date) =>
  pages.flatMap(({ brand, posts, page }) =>
    posts.map(([days, scene, message], i) => ({
      id: `${brand}-${100 + i}`,
      message,
      createdTime: new Date(now.getTime() - days * 86_400_000 + (9 + (i % 7)) * 3_600_000).toISOString(),
      fullPicture: scene && sceneBase(scene, 'card'),
      permalinkUrl: `${page}/${100 + i}`,
      brand,
    })),
  );
