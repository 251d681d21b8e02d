import type { SceneName } from 'demo-chain/pictures/keys';
import type { SocialPost } from './social-posts';

/** What Heldre asks, posts and tells on its own hosts. */
export const heldreSocial: SocialPost[] = [
  [
    2,
    { kind: 'expedition-mittens', colour: '#1c1d1f', line: 'Heldre' },
    'Mørketid på stasjonen. Hodelykt, votter og tolv skritt til målerburet. Så tolv tilbake.',
  ],
  [
    5,
    { kind: 'expedition-jacket', colour: '#f26a1b', line: 'Heldre' },
    'Beerenberg viste seg i elleve minutter på tirsdag. Vi var ute.',
  ],
  [
    11,
    { kind: 'expedition-duffel', colour: '#f26a1b', line: 'Heldre' },
    'Stille i Kvalrossbukta. Det skjer, men vi tør ikke vente på det.',
  ],
  [17, undefined, 'Send oss jakken du har slitt ut. Vi reparerer den om vi kan, og lærer av den om vi ikke kan.'],
  [26, { kind: 'pulk', colour: '#c0392b' }, 'Ni dager på ski over Vidda. Klærne kom hjem skitne og hele.'],
  [38, 'forest-mist', 'Ny prøverunde: tretti kilometer i regn med 25 kilo på ryggen. Skuldersømmene holdt.'],
];

export const heldrePoll = {
  name: 'Ville du klart en vinter på Jan Mayen?',
  description: 'Tre spørsmål fra øya. Svarene får du med en gang.',
  scene: 'northern-night' as const satisfies SceneName,
  questions: [
    { text: 'Hva heter vulkanen på Jan Mayen?', options: ['Beerenberg', 'Galdhøpiggen', 'Hekla'], right: 0 },
    {
      text: 'Du blir svett på vei ut i kulden. Hva gjør du?',
      options: ['Tar på et lag til', 'Åpner luftingen før du blir våt', 'Går fortere'],
      right: 1,
    },
    {
      text: 'Hva forteller et høyt tall for vannsøyle?',
      options: ['At jakken er varm', 'At jakken puster', 'At stoffet tåler mye vanntrykk'],
      right: 2,
    },
  ],
};

export const heldrePosts: { slug: string; title: string; scene: SceneName; groups: number[]; daysAgo: number }[] = [
  {
    slug: 'jakken-vi-ikke-lagde',
    title: 'Jakken vi ikke lagde',
    scene: 'jan-mayen-ice',
    groups: [211],
    daysAgo: 9,
  },
  {
    slug: 'pakklisten-for-en-vinter',
    title: 'Pakklisten for en vinter på øya',
    scene: 'jan-mayen',
    groups: [212, 241],
    daysAgo: 33,
  },
  {
    slug: 'reparer-for-du-kjoper',
    title: 'Reparer før du kjøper',
    scene: 'workshop',
    groups: [213],
    daysAgo: 71,
  },
];

export const heldreBodies: Record<string, string> = {
  'jakken-vi-ikke-lagde': `
På tegnebordet hadde den elleve lommer. Det var plass til kart, telefon, matpakke, solkrem og en lomme til å ha de andre lommene i. Alle som fikk den i hånden, sa at den var flott. Så sendte vi den ut i vinden.

## Elleve lommer er ti for mange

Hver lomme er to sømmer og en glidelås. Hver søm er et sted vannet kan finne veien, og hver glidelås er noe som kan fryse fast. Etter tre uker hadde de som brukte jakken, sluttet å åpne ni av lommene. De husket ikke hva som lå hvor, og votten kom ikke inn.

## Det som ble igjen

Nå sitter det to lommer høyt på brystet, der hofteremmen på sekken ikke ligger, og én på innsiden som holder batteriet varmt. Trekkerne er så lange at du finner dem uten å se. Det er alt.

Vi tegner fortsatt inn for mye. Det er lett å legge til. Derfor spør vi om det samme hver gang en prøve kommer tilbake: Hva rørte du aldri? Det klipper vi bort.
`,
  'pakklisten-for-en-vinter': `
En sekk, en bag og det du går i. Mer får du ikke med når flyet er lite og rullebanen er kort. Slik pakker de som skal være borte en hel vinter.

## Innerst

Tre sett ull, ikke flere. Ett på kroppen, ett til tørk og ett i bagen som alltid er tørt. Det siste settet rører du bare når noe har gått galt.

## Midt på

To tynne lag er bedre enn ett tykt. Fleecen bruker du når du arbeider, dunjakken når du står. Dunjakken skal være så rommelig at den går utenpå alt det andre, også skallet.

## Ytterst

Én skalljakke og én bukse. Velg heller en størrelse for stor enn for liten: luft varmer, og trange knær sliter hull i stoffet. Ta med lapper og tape.

## Hendene

Tre par. Tynne hansker til målerne, ekspedisjonshansker til spaden og votter til veien imellom. Snor på vottene. Vinden tar det du legger fra deg.
`,
  'reparer-for-du-kjoper': `
Det vanligste som går i stykker på en skalljakke, er ikke stoffet. Det er løperen i glidelåsen. Den koster noen kroner, og det tar et kvarter å bytte den.

## Hull i stoffet

Vask flekken med lunkent vann og la den tørke. Klipp en lapp som er to centimeter større enn hullet på alle kanter, og rund av hjørnene, så løsner den ikke. Press den fast og vent til dagen etter før du går ut i regnet.

## Stoffet slutter å perle

Da er det skittent eller slitt, og begge deler kan rettes. Vask jakken etter merkelappen, skyll den godt og impregner den. Varme får impregneringen til å feste seg, så se på lappen om jakken tåler trommelen.

## Når du står fast

Skriv til oss. Vi har deler til alle plagg vi selger, og vi sier fra når det ikke er verdt det.
`,
};
