import { sceneBase } from 'demo-chain/pictures/scene-base';
import { addDays } from '@/lib/dates/dates';
import { categoryPath, utvalgPath } from '@/lib/routes/paths';
import { featuredIds, hiddenIds } from './article-row';
import { articles } from './articles';
import type { Scenery } from './compositions';

type Banner = {
  brand: 'nordvidda' | 'heldre';
  slot: string;
  title: string;
  text: string;
  linkText: string;
  link: string;
  scene: Scenery;
  /** Square-ish places take the card shape. */
  card?: boolean;
  from?: number;
  to?: number;
  preview?: string;
};

const inGroup = (...groupIds: number[]) =>
  articles.filter(({ groupId, id }) => groupIds.includes(groupId) && !hiddenIds.has(id)).map(({ id }) => id);

const featured = articles.filter(({ id }) => featuredIds.has(id)).map(({ id }) => id);

const banners: Banner[] = [
  {
    brand: 'nordvidda',
    slot: 'hero',
    scene: 'autumn-kit',
    title: 'Ut i alt slags vær',
    text: 'Skallplagg, fleece og ull for høstfjellet. Se hva butikken din har inne.',
    linkText: 'Se høstutstyret',
    link: categoryPath('klær'),
  },
  {
    brand: 'nordvidda',
    slot: 'hero',
    scene: 'winter-ready',
    title: 'Vinterklar',
    text: 'Jakker, ski og støvler til kampanjepris i tre uker.',
    linkText: 'Til Vinterklar',
    link: '/kampanje/vinterklar',
    to: 11,
  },
  {
    brand: 'nordvidda',
    slot: 'hero',
    scene: 'shop-front',
    title: 'Reserver nå, hent i dag',
    text: 'Varene legges klare i butikken du velger.',
    linkText: 'Finn butikk',
    link: '/butikker',
  },
  {
    brand: 'nordvidda',
    slot: 'general-promo',
    scene: 'forest-mist',
    card: true,
    title: 'Gratis henting i 54 butikker',
    text: 'Reserver på nett, prøv i butikk, betal når du henter.',
    linkText: 'Slik virker det',
    link: '/kundeservice',
  },
  {
    brand: 'nordvidda',
    slot: 'newspaper',
    scene: 'shore-kitchen',
    card: true,
    title: 'Ukens annonse!',
    text: 'Nye varer til ny pris hver uke.',
    linkText: 'Se alle varene',
    link: '/kampanje/ukens-annonse',
  },
  {
    brand: 'nordvidda',
    slot: 'campaign-promo',
    scene: 'cabin-inside',
    title: 'Ullukene',
    text: 'Ull innerst, hele vinteren.',
    linkText: 'Til ullukene',
    link: '/kampanje/ullukene',
  },
  {
    brand: 'nordvidda',
    slot: 'product-promo',
    scene: 'night-light',
    card: true,
    title: 'Lys i mørketiden',
    text: 'Hodelykter fra 250 til 1200 lumen.',
    linkText: 'Se hodelykter',
    link: categoryPath('friluft-og-camping', 'lys', 'hodelykter'),
  },
  {
    brand: 'nordvidda',
    slot: 'store-search',
    scene: 'lake-blue-hour',
    title: 'Alltid en butikk i nærheten',
    text: 'Fra Mandal i sør til Hammerfest i nord.',
    linkText: 'Finn din butikk',
    link: '/butikker',
  },
  {
    brand: 'nordvidda',
    slot: 'popular-left',
    scene: 'boots-in-birches',
    card: true,
    title: 'Fjellsko',
    text: 'Til steinete stier og tung sekk.',
    linkText: 'Se fjellsko',
    link: categoryPath('sko', 'fjellsko'),
  },
  {
    brand: 'nordvidda',
    slot: 'popular-right',
    scene: 'winter-track',
    card: true,
    title: 'Langrenn',
    text: 'Ski, sko og staver.',
    linkText: 'Se langrenn',
    link: categoryPath('vintersport', 'langrenn'),
  },
  {
    brand: 'nordvidda',
    slot: 'popular-bottom',
    scene: 'tent-at-midnight',
    title: 'Telt og soveposer',
    text: 'For netter under åpen himmel.',
    linkText: 'Se alt til natten ute',
    link: categoryPath('friluft-og-camping', 'telt-og-lavvo'),
  },
  {
    brand: 'nordvidda',
    slot: 'grid-1',
    scene: 'school-boots',
    card: true,
    title: 'Barnehageklart',
    text: 'Dresser, regntøy og støvler.',
    linkText: 'Se barneklær',
    link: categoryPath('klær', 'barneklær'),
  },
  {
    brand: 'nordvidda',
    slot: 'grid-2',
    scene: 'down-on-ice',
    card: true,
    title: 'Dunjakker',
    text: 'Varme uten vekt.',
    linkText: 'Se dunjakker',
    link: categoryPath('klær', 'jakker', 'dunjakker'),
  },
  {
    brand: 'nordvidda',
    slot: 'grid-3',
    scene: 'summer-favourites',
    card: true,
    title: 'Vi liker disse',
    text: 'Tolv varer vi selv har med på tur.',
    linkText: 'Se utvalget',
    link: utvalgPath(featured.slice(0, 12)),
  },
  {
    brand: 'nordvidda',
    slot: 'grid-4',
    scene: 'slope-kit',
    card: true,
    title: 'Hjelm og briller',
    text: 'Til alle i bakken.',
    linkText: 'Se hjelmer',
    link: categoryPath('vintersport', 'hjelmer-&-alpinbriller'),
  },
  {
    brand: 'nordvidda',
    slot: 'grid-5',
    scene: 'forest-ride',
    card: true,
    title: 'Sykkel hele året',
    text: 'Sykler, hjelmer og klær.',
    linkText: 'Se sykkel',
    link: categoryPath('sykkel'),
  },
  {
    brand: 'nordvidda',
    slot: 'grid-6',
    scene: 'cabin',
    card: true,
    title: 'Lag på lag',
    text: 'Slik kler du deg varm.',
    linkText: 'Les rådene',
    link: '/blogg/lag-pa-lag',
  },
  {
    brand: 'nordvidda',
    slot: 'grid-7',
    scene: 'dog-on-tour',
    card: true,
    title: 'Hund på tur',
    text: 'Seler som sitter.',
    linkText: 'Se utvalget',
    link: utvalgPath(inGroup(171, 172).slice(0, 8)),
  },
  {
    brand: 'nordvidda',
    slot: 'grid-8',
    scene: 'rain-in-town',
    card: true,
    title: 'Regntøy',
    text: 'Tett fra topp til tå.',
    linkText: 'Søk i regntøy',
    link: '/search/regn',
  },
  {
    brand: 'nordvidda',
    slot: 'grid-9',
    scene: 'island-pack',
    card: true,
    title: 'Heldre Jan Mayen',
    text: 'Ekspedisjonsklær, 15 000 mm vannsøyle.',
    linkText: 'Se kolleksjonen',
    link: '/search/jan%20mayen',
  },
  {
    brand: 'nordvidda',
    slot: 'hero',
    scene: 'lava-pack',
    title: 'Black Week',
    text: 'Sju dager med lavere pris på varer fra hele butikken.',
    linkText: 'Se varene',
    link: '/kampanje/black-week',
    preview: 'black-week',
  },
  {
    brand: 'nordvidda',
    slot: 'campaign-promo',
    scene: 'jan-mayen-fog',
    title: 'Snart Black Week',
    text: 'Reserver på nett når dagen kommer.',
    linkText: 'Finn butikk',
    link: '/butikker',
    preview: 'black-week',
  },
  {
    brand: 'nordvidda',
    slot: 'hero',
    scene: 'winter-tour',
    title: 'Romjulssalg',
    text: 'Vinterens varer til lavere pris.',
    linkText: 'Se salget',
    link: '/kampanje/romjulssalg',
    from: 45,
    to: 58,
  },
  {
    brand: 'heldre',
    slot: 'hero',
    scene: 'island-pack',
    title: 'Bygd for Jan Mayen',
    text: 'Én øy, én vinter, ett sett klær. Kolleksjonen med 15 000 mm vannsøyle.',
    linkText: 'Møt kolleksjonen',
    link: '/jan-mayen',
  },
  {
    brand: 'heldre',
    slot: 'grid-1',
    scene: 'shell-in-fog',
    title: 'Skikkelig stresstest',
    text: 'Først laboratoriet, så kulden, så folk som ikke kan bli inne. Det beste tegnet er når de ikke vil levere jakken tilbake.',
    linkText: 'Slik prøver vi klærne',
    link: '/skikkelig-stresstest',
  },
  {
    brand: 'heldre',
    slot: 'grid-2',
    scene: 'nine-days',
    title: 'Ni dager, én pulk',
    text: 'I vind er det ikke det varmeste plagget som vinner. Det er det du får på deg.',
    linkText: 'Les om langturen',
    link: '/heldre-pa-langtur-over-vidda',
  },
  {
    brand: 'heldre',
    slot: 'grid-3',
    scene: 'lava-anorak',
    card: true,
    title: 'Ytterst',
    text: 'Skall, dun og anorakker.',
    linkText: 'Se jakker',
    link: categoryPath('klær', 'jakker'),
  },
  {
    brand: 'heldre',
    slot: 'grid-4',
    scene: 'jan-mayen-ice',
    card: true,
    title: 'Innerst',
    text: 'Ull som holder deg tørr.',
    linkText: 'Se undertøy',
    link: categoryPath('klær', 'undertøy'),
  },
  {
    brand: 'heldre',
    slot: 'store-search',
    scene: 'shop-front',
    title: 'Kjenn på stoffet',
    text: 'Heldre henger hos Nordvidda. Reserver på nett, og prøv før du betaler.',
    linkText: 'Finn butikk',
    link: '/butikker',
  },
];

export function bannerRows(now: Date) {
  const day = (days: number | undefined) => (days === undefined ? undefined : addDays(now, days).toISOString());
  return banners.map(({ scene, card, from, to, ...banner }, i) => ({
    id: i + 1,
    ...banner,
    image: sceneBase(scene, card ? 'card' : 'wide'),
    imageMobile: sceneBase(scene, card ? 'card' : 'tall'),
    start: day(from),
    end: day(to),
    position: i + 1,
  }));
}
