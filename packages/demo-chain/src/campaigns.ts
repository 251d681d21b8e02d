import { sceneBase } from 'demo-chain/pictures/scene-base';
import type { Family } from 'demo-chain/words/families';
import { addDays } from '@/lib/dates/dates';
import type { DemoArticle } from './articles';
import type { Scenery } from './compositions';

export type Campaign = {
  id: number;
  name: string;
  slug: string;
  short: string;
  description: string;
  /** Days from now, first and (not included) last. */
  from: number;
  to: number;
  scene: Scenery;
  count: number;
  /** Part off the ordinary price, least and most. */
  off: [number, number];
  fits: (article: DemoArticle) => boolean;
  hideLabel?: boolean;
};

const inCategory =
  (...ids: number[]) =>
  (a: DemoArticle) =>
    ids.includes(Math.floor(a.groupId / 100));
/** Goods of these families. */
export const ofFamily =
  (...families: Family[]) =>
  (a: DemoArticle) =>
    families.includes(a.kind.family);
const ours = (a: DemoArticle) => a.line.name !== 'Heldre';
const isWool = ofFamily('wool', 'sweater', 'socks', 'hat', 'mittens');
const isWinter = ofFamily(
  'shell',
  'down',
  'overall',
  'winterBoot',
  'xcBoot',
  'xcSki',
  'skiPoles',
  'helmet',
  'goggles',
  'gloves',
  'shellTrousers',
  'sledge',
);

export const campaigns: Campaign[] = [
  {
    id: 1,
    name: 'Klikk & Hent',
    slug: 'ukens-annonse',
    from: -2,
    to: 5,
    scene: 'shop-front',
    count: 60,
    off: [0.2, 0.4],
    short: 'Ukens varer, reservert på nett og klare i butikken din.',
    description:
      'Hver uke får et utvalg varer kampanjepris. Reserver på nett, hent i butikk samme dag og prøv før du betaler.',
    fits: (a) => ours(a) && !isWool(a) && a.kind.family !== 'bike',
  },
  {
    id: 2,
    name: 'Vinterklar',
    slug: 'vinterklar',
    from: -10,
    to: 11,
    scene: 'winter-ready',
    count: 110,
    off: [0.2, 0.35],
    short: 'Skallplagg, dun og ski til årets første snø.',
    description:
      'Vinteren kommer brått. Her er jakkene, buksene, skiene og støvlene vi ville valgt selv, til kampanjepris i tre uker.',
    fits: (a) => ours(a) && isWinter(a),
  },
  {
    id: 3,
    name: 'Ullukene',
    slug: 'ullukene',
    from: -5,
    to: 16,
    scene: 'cabin-inside',
    count: 70,
    off: [0.3, 0.4],
    short: 'Undertøy, sokker, luer og gensere i ull.',
    description:
      'Ull innerst er det enkleste rådet vi gir. I tre uker er det kampanjepris på alt fra tynne trøyer til tykke sokker.',
    fits: (a) => ours(a) && isWool(a),
  },
  {
    id: 4,
    name: 'Jan Mayen-dagene',
    slug: 'jan-mayen-dagene',
    from: -3,
    to: 9,
    scene: 'lava-pack',
    count: 30,
    off: [0.15, 0.25],
    short: 'Heldres ekspedisjonsplagg til kampanjepris.',
    description:
      'Kolleksjonen som er prøvd en vinter på Jan Mayen. Utvalgte plagg har kampanjepris så lenge dagene varer.',
    fits: (a) => a.line.name === 'Heldre',
  },
  {
    id: 5,
    name: 'Høstsalg',
    slug: 'hostsalg',
    from: -60,
    to: -40,
    scene: 'autumn-boots',
    count: 90,
    off: [0.2, 0.4],
    short: 'Turklær og fjellsko før snøen kommer.',
    description: 'Det meste til høstfjellet: bukser, sko, sekker og regntøy.',
    fits: (a) => ours(a) && inCategory(1, 2, 6)(a),
  },
  {
    id: 6,
    name: 'Sykkelsesongen',
    slug: 'sykkelsesongen',
    from: -120,
    to: -99,
    scene: 'forest-ride',
    count: 50,
    off: [0.15, 0.3],
    short: 'Sykler, hjelmer og klær til sommerens veier.',
    description: 'Alt til sykkelturen, fra barnesykkel til elsykkel.',
    fits: inCategory(4),
  },
  {
    id: 7,
    name: 'Ullstart',
    slug: 'ullstart',
    from: -25,
    to: -5,
    scene: 'boots-in-birches',
    count: 35,
    off: [0.1, 0.2],
    short: 'Første kutt på ull.',
    description: 'Vi varmer opp til ullukene med et lite kutt på undertøy og sokker.',
    fits: (a) => ours(a) && isWool(a),
  },
  {
    id: 8,
    name: 'Black Week',
    slug: 'black-week',
    from: 14,
    to: 21,
    scene: 'city-rain',
    count: 120,
    off: [0.25, 0.5],
    short: 'Årets største uke, ute og inne.',
    description: 'Sju dager med lavere pris på varer fra hele butikken. Reserver på nett og hent når du vil.',
    fits: (a) => ours(a),
  },
  {
    id: 9,
    name: 'Romjulssalg',
    slug: 'romjulssalg',
    from: 45,
    to: 58,
    scene: 'slope-kit',
    count: 80,
    off: [0.3, 0.5],
    short: 'Det som er igjen, til lavere pris.',
    description: 'Når julefreden har senket seg, setter vi ned prisene på vinterens varer.',
    fits: (a) => ours(a) && inCategory(2, 5, 6)(a),
  },
  {
    id: 10,
    name: 'Helgekupp',
    slug: 'helgekupp',
    from: -14,
    to: -11,
    scene: 'fjord-luggage',
    count: 30,
    off: [0.2, 0.3],
    short: 'Tre dager, tretti varer.',
    description: 'Fredag til søndag: et lite utvalg til lav pris.',
    fits: () => false,
    hideLabel: true,
  },
];

export const campaignRows = (now: Date) =>
  campaigns.map(({ id, name, slug, short, description, from, to, scene, hideLabel }) => ({
    id,
    name,
    slug,
    shortDescription: short,
    description,
    start: addDays(now, from).toISOString(),
    end: addDays(now, to).toISOString(),
    image: sceneBase(scene, 'wide'),
    imageMobile: sceneBase(scene, 'tall'),
    showLabel: !hideLabel,
    showImage: true,
    labelText: 'Annonsert vare',
    url: `/kampanje/${slug}`,
  }));
