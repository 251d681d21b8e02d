import type { Family } from '@/demo/words/families';
import type { Random } from './random';

/** `level` 1–5 is how dear it is, `n` the number in its name, `line` who makes it. */
export type Tech = { family: Family; random: Random; level: number; n: number; line: string; size: 'adult' | 'child' };
type Pair = [label: string, value: string];

const no = (value: number, decimals = 0) => value.toFixed(decimals).replace('.', ',');
const thousands = (value: number) => no(value).replace(/(\d)(?=(\d{3})+$)/g, '$1 ');
const weight = (grams: number): Pair => [
  'Vekt',
  grams >= 1000 ? `${no(grams / 1000, 2)} kg` : `${Math.round(grams / 5) * 5} g`,
];

const shell = ({ random, level, line, size }: Tech): Pair[] => [
  [
    'Vannsøyle',
    `${line === 'Heldre' ? '15 000' : thousands([8000, 10000, 15000, 20000, 20000][level - 1] ?? 10000)} mm`,
  ],
  ['Pustevne', `${thousands([6000, 8000, 12000, 20000, 25000][level - 1] ?? 10000)} g/m²/24 t`],
  ['Lag', level >= 4 ? '3' : '2,5'],
  ['Sømmer', 'Teipede'],
  weight(size === 'child' ? random.int(220, 380) : random.int(320, 620)),
];

const adultBike = ({ random, n }: Tech): Pair[] => {
  const electric = n >= 100;
  return [
    ['Gir', electric ? '9' : String(n)],
    ['Bremser', random.pick(['Hydrauliske skivebremser', 'Hydrauliske skivebremser 180/160 mm'])],
    ['Hjulstørrelse', random.pick(['28 tommer', '29 tommer', '27,5 tommer'])],
    ...(electric
      ? ([
          ['Batteri', `${n} Wh`],
          ['Rekkevidde', `${Math.round(n / 9)}–${Math.round(n / 4.5)} km`],
        ] as Pair[])
      : []),
    ['Vekt', `${no(electric ? random.int(208, 268) / 10 : random.int(102, 148) / 10, 1)} kg`],
  ];
};

const childBike = ({ random, n }: Tech): Pair[] => [
  ['Hjulstørrelse', `${n} tommer`],
  ['Gir', n < 20 ? '1' : String(random.pick([3, 6, 7]))],
  ['Bremser', n < 20 ? 'Håndbrems foran, fotbrems bak' : 'V-brems'],
  ['Anbefalt alder', { 12: '3–4 år', 16: '4–6 år', 20: '6–8 år', 24: '8–11 år' }[n] ?? '6–8 år'],
  ['Vekt', `${no(4 + n * 0.33 + random.int(0, 8) / 10, 1)} kg`],
];

const table: Record<Family, (tech: Tech) => Pair[]> = {
  shell: (t) => [
    ...shell(t),
    ['Hette', t.random.pick(['Justerbar, plass til hjelm', 'Justerbar, avtakbar', 'Fast, justerbar'])],
    ['Lommer', String(t.random.int(2, 5))],
  ],
  shellTrousers: (t) => [
    ...shell(t),
    ['Lufting', t.random.pick(['Lang glidelås på siden', 'Kort glidelås på låret', 'Full lengde'])],
  ],
  overall: ({ random }) => [
    ['Vannsøyle', `${thousands(random.pick([8000, 10000, 10000, 12000]))} mm`],
    ['Fyll', random.pick(['140 g/m²', '160 g/m²', '180 g/m²', 'Ufôret'])],
    ['Sømmer', random.pick(['Teipede', 'Hovedsømmer teipede'])],
    ['Forsterkning', 'Knær, bak og innside ben'],
    ['Refleks', 'EN 17353'],
  ],
  rain: ({ random, size }) => [
    ['Vannsøyle', `${thousands(random.pick([5000, 8000, 10000, 10000]))} mm`],
    ['Sømmer', 'Sveisede'],
    weight(size === 'child' ? random.int(180, 320) : random.int(300, 560)),
  ],
  down: ({ random, level, size }) => [
    [
      'Isolasjon',
      size === 'child'
        ? `${random.pick([160, 200, 240])} g/m²`
        : `Fyllkraft ${[550, 600, 650, 750, 850][level - 1]} cuin`,
    ],
    weight(random.int(280, 980)),
    ['Hette', random.pick(['Fast', 'Avtakbar'])],
    ['Pakkpose', random.pick(['Ja', 'Pakkes i egen lomme'])],
  ],
  softshell: ({ random }) => [
    ['Vindtett', 'Foran'],
    ['Vannsøyle', `${thousands(random.pick([3000, 5000, 8000]))} mm`],
    weight(random.int(260, 480)),
    ['Stretch', '4-veis'],
  ],
  trekTrousers: ({ random }) => [
    ['Stretch', random.pick(['4-veis', '2-veis'])],
    weight(random.int(300, 520)),
    ['Forsterkning', random.pick(['Knær og bak', 'Knær', 'Ankel og knær'])],
    ['Lommer', String(random.int(3, 6))],
  ],
  fleece: ({ random }) => [['Tykkelse', `${random.pick([100, 150, 200, 300])} g/m²`], weight(random.int(220, 520))],
  sweater: ({ random }) => [weight(random.int(420, 720)), ['Strikkefasthet', `${random.pick([7, 9, 12])} gg`]],
  wool: ({ random }) => [
    ['Stoffvekt', `${random.pick([150, 185, 200, 240, 260])} g/m²`],
    ['Fibertykkelse', `${no(random.int(175, 195) / 10, 1)} mikron`],
    ['Sømmer', 'Flatlåste'],
    weight(random.int(140, 290)),
  ],
  tee: ({ random }) => [
    ['Stoffvekt', `${random.pick([120, 135, 150, 160])} g/m²`],
    weight(random.int(90, 170)),
    ['UPF', random.pick(['15', '30', '50+'])],
  ],
  tights: ({ random }) => [
    ['Linning', random.pick(['Høy', 'Middels'])],
    ['Lommer', String(random.int(1, 4))],
    weight(random.int(170, 280)),
  ],
  shorts: ({ random }) => [
    ['Innersøm', `${random.pick([13, 18, 23])} cm`],
    ['Lommer', String(random.int(2, 5))],
    weight(random.int(110, 240)),
  ],
  swimwear: ({ random }) => [['Solfaktor', 'UPF 50+'], ['Klorbestandig', 'Ja'], weight(random.int(90, 210))],
  hat: ({ random }) => [weight(random.int(45, 120)), ['Omkrets', random.pick(['54–60 cm', '55–61 cm'])]],
  gloves: ({ random }) => [
    weight(random.int(60, 220)),
    ['Isolasjon', random.pick(['60 g/m²', '100 g/m²', '140 g/m²', 'Ullfôr'])],
  ],
  socks: ({ random }) => [
    ['Tykkelse', random.pick(['Tynn', 'Middels', 'Tykk'])],
    ['Høyde', random.pick(['Ankel', 'Legg', 'Kne'])],
    ['Antall', '1 par'],
  ],
  sunglasses: ({ random }) => [
    ['Filterkategori', '3'],
    ['Polarisert', random.pick(['Ja', 'Nei'])],
    weight(random.int(22, 38)),
  ],
  lifevest: ({ random }) => [
    ['Oppdrift', `${random.pick([50, 70, 100, 150])} N`],
    ['Standard', 'EN ISO 12402'],
    weight(random.int(420, 980)),
  ],
  dog: ({ random }) => [
    ['Justeringspunkter', String(random.int(2, 5))],
    ['Håndtak', random.pick(['Ja', 'Nei'])],
    ['Refleks', 'Ja'],
    weight(random.int(120, 480)),
  ],
  ball: ({ random }) => [['Underlag', random.pick(['Gress', 'Kunstgress', 'Alle'])], weight(random.int(310, 450))],
  boot: ({ random }) => [
    weight(random.int(820, 1480)),
    ['Membran', 'Ja'],
    ['Skafthøyde', random.pick(['Middels', 'Høy'])],
  ],
  trailShoe: ({ random }) => [
    weight(random.int(220, 340)),
    ['Dropp', `${random.pick([4, 6, 8, 10])} mm`],
    ['Knaster', `${random.int(3, 6)} mm`],
    ['Løpestil', 'Nøytral'],
  ],
  rubberBoot: ({ random }) => [
    ['Skafthøyde', `${random.int(22, 36)} cm`],
    ['Fôr', random.pick(['Bomull', 'Neopren', 'Ull'])],
    weight(random.int(900, 1900)),
  ],
  winterBoot: ({ random }) => [
    ['Komforttemperatur', `−${random.pick([10, 15, 20, 30])} °C`],
    ['Vanntett', random.pick(['Ja', 'Til ankelen'])],
    weight(random.int(780, 1500)),
  ],
  leisureShoe: ({ random }) => [
    weight(random.int(260, 420)),
    ['Innersåle', 'Uttakbar'],
    ['Lukking', random.pick(['Lisser', 'Strikk', 'Borrelås'])],
  ],
  skates: ({ random }) => [
    ['Stål', 'Rustfritt, slipt'],
    ['Fôr', random.pick(['Fleece', 'Filt', 'Mikrofiber'])],
    weight(random.int(480, 940)),
  ],
  skiBoot: ({ random }) => [
    ['Flex', String(random.pick([60, 80, 90, 100, 120]))],
    ['Lest', `${random.int(98, 103)} mm`],
    weight(random.int(900, 2100)),
  ],
  tent: ({ random, n }) => [
    ['Vekt', `${no((random.int(140, 190) / 100) * Math.max(n || 2, 1) * 0.72, 2)} kg`],
    ['Personer', String(n || 2)],
    ['Vannsøyle yttertelt', `${thousands(random.pick([3000, 4000, 5000]))} mm`],
    ['Stenger', random.pick(['Aluminium 7001', 'Aluminium 7075'])],
    ['Innganger', String(random.int(1, 2))],
  ],
  bag: ({ random, n }) => [
    ['Komforttemperatur', `${(n || 5) > 4 ? `−${(n || 5) - 4}` : '2'} °C`],
    ['Ekstremtemperatur', `−${(n || 5) + 14} °C`],
    weight(random.int(680, 1900)),
    ['Pakkvolum', `${random.int(5, 14)} liter`],
  ],
  mat: ({ random, n }) => [
    ['R-verdi', no(random.int(15, 25) / 10 + (n || 3) * 0.3, 1)],
    ['Tykkelse', `${n || 5} cm`],
    ['Mål', '183 × 55 cm'],
    weight(random.int(360, 980)),
  ],
  sitMat: ({ random, n }) => [
    ['Tykkelse', `${n || 12} mm`],
    ['Mål', random.pick(['40 × 30 cm', '180 × 60 cm'])],
    weight(random.int(60, 900)),
  ],
  stove: ({ random }) => [
    ['Effekt', `${no(random.int(18, 32) / 10, 1)} kW`],
    ['Koketid 1 liter', `${no(random.int(30, 60) / 10, 1)} min`],
    ['Brensel', random.pick(['Gass', 'Rødsprit', 'Gass og bensin'])],
    weight(random.int(90, 980)),
  ],
  bottle: ({ random, n }) => [
    ['Volum', `${no(n, 2)} liter`],
    ['Isolert', 'Nei'],
    ['Tåler oppvaskmaskin', 'Ja'],
    weight(random.int(80, 190)),
  ],
  torch: ({ random, n }) => [
    ['Lysstyrke', `${n || 400} lm`],
    ['Rekkevidde', `${Math.round((n || 400) / 5 + random.int(30, 60))} m`],
    ['Lystid', `${random.int(3, 9)}–${random.int(20, 120)} t`],
    ['Tetthet', 'IPX4'],
    weight(random.int(70, 210)),
  ],
  thermos: ({ random, n }) => [
    ['Volum', `${no(n, 2)} liter`],
    ['Holder varmt', `${random.pick([10, 12, 16, 24])} timer`],
    ['Holder kaldt', '24 timer'],
    weight(260 + Math.round(n * 360)),
  ],
  tarp: ({ random, n }) => [
    ['Areal', `${n} m²`],
    ['Vannsøyle', `${thousands(random.pick([2000, 3000]))} mm`],
    ['Festepunkter', String(random.pick([12, 16, 19]))],
    weight(180 + n * random.int(36, 60)),
  ],
  lavvo: ({ random, n }) => [
    ['Personer', String(n)],
    ['Høyde', `${no(2 + n * 0.1, 1)} m`],
    ['Vannsøyle', `${thousands(random.pick([1500, 2000, 3000]))} mm`],
    weight(3200 + n * random.int(700, 1100)),
  ],
  exerciseMat: ({ random, n }) => [
    ['Tykkelse', `${n} mm`],
    ['Mål', random.pick(['180 × 60 cm', '183 × 61 cm'])],
    weight(400 + n * random.int(60, 110)),
  ],
  daypack: ({ random, n }) => [
    ['Volum', `${n} liter`],
    weight(260 + n * random.int(14, 24)),
    ['Regntrekk', 'Ja'],
    ['Lommer', String(random.int(3, 7))],
  ],
  skiPoles: ({ random }) => [
    ['Skaft', random.pick(['Aluminium', 'Karbon', 'Kompositt'])],
    ['Grep', random.pick(['Kork', 'Gummi'])],
    ['Vekt par', `${random.int(340, 560)} g`],
  ],
  pulk: ({ random, n }) => [
    ['Lengde', `${n} cm`],
    ['Makslast', `${random.pick([60, 80, 100])} kg`],
    ['Drag', 'Følger med'],
    weight(4200 + n * random.int(18, 30)),
  ],
  mittens: ({ random }) => [
    weight(random.int(90, 260)),
    ['Isolasjon', random.pick(['100 g/m²', '140 g/m²', 'Ullfôr'])],
  ],
  bikeGloves: ({ random }) => [weight(random.int(40, 90)), ['Fingre', random.pick(['Korte', 'Lange'])]],
  xcBoot: ({ random }) => [
    ['Stil', random.pick(['Klassisk', 'Skøyting', 'Kombi'])],
    ['Binding', 'Standard sålebredde'],
    ['Vekt par', `${random.int(640, 980)} g`],
  ],
  food: ({ random }) => [
    ['Nettovekt', `${random.int(110, 145)} g`],
    ['Tilberedt', `${random.int(420, 520)} g`],
    ['Oppbevaring', 'Tørt, under 25 °C'],
    ['Tilberedning', 'Hell i kokende vann til streken, rør, vent 8 minutter'],
  ],
  bar: ({ random }) => [
    ['Nettovekt', `${random.pick([40, 45, 50, 60])} g`],
    ['Oppbevaring', 'Tørt, under 25 °C'],
  ],
  drink: () => [
    ['Oppbevaring', 'Kjølig og mørkt. Åpnet flaske drikkes innen 24 timer'],
    ['Emballasje', 'Flaske med pant'],
  ],
  rucksack: ({ random, n }) => [
    ['Volum', `${n || 20} liter`],
    weight(380 + (n || 20) * random.int(14, 24)),
    ['Rygglengde', random.pick(['Justerbar', '44 cm', '48 cm'])],
    ['Regntrekk', 'Ja'],
    ['Lommer', String(random.int(4, 9))],
  ],
  duffel: ({ random, n }) => [
    ['Volum', `${n || 40} liter`],
    weight(420 + (n || 40) * random.int(6, 12)),
    ['Kan bæres som sekk', 'Ja'],
  ],
  poles: ({ random }) => [
    ['Skaft', random.pick(['Aluminium', 'Karbon', 'Kompositt'])],
    ['Lengde', random.pick(['Teleskopisk 100–135 cm', 'Fast', 'Tredelt 95–130 cm'])],
    ['Vekt par', `${random.int(340, 620)} g`],
  ],
  alpineSki: ({ random, n }) => [
    ['Midjebredde', `${n || random.int(68, 76)} mm`],
    ['Radius', `${random.int(11, 19)} m`],
    ['Profil', random.pick(['Rocker foran', 'Rocker for og bak', 'Full camber'])],
    ['Binding', 'Selges separat, monteres i butikk'],
  ],
  xcSki: ({ random, n }) => [
    ['Midjebredde', `${n || 44} mm`],
    ['Feste', random.pick(['Felle', 'Smøring', 'Smørefri'])],
    ['Stålkant', n ? 'Hel' : 'Nei'],
    ['Vekt par', `${no(random.int(110, 230) / 100, 2)} kg`],
  ],
  helmet: ({ random }) => [
    ['Standard', 'EN 1077 klasse B'],
    weight(random.int(360, 560)),
    ['Lufting', 'Justerbar'],
    ['Rotasjonsbeskyttelse', 'Ja'],
  ],
  goggles: ({ random }) => [
    ['Lystransmisjon', `${random.pick([12, 18, 26, 43, 60])} % (S${random.int(1, 3)})`],
    ['Linse', random.pick(['Sfærisk', 'Sylindrisk', 'Torisk'])],
  ],
  sledge: ({ random }) => [
    ['Makslast', `${random.pick([60, 80, 100, 120])} kg`],
    ['Lengde', `${random.int(82, 168)} cm`],
    weight(random.int(1200, 8900)),
  ],
  bike: adultBike,
  childBike,
  bikeHelmet: ({ random }) => [['Standard', 'EN 1078'], ['Lys bak', 'Ja'], weight(random.int(230, 420))],
};

export const techOf = (tech: Tech): Pair[] => table[tech.family](tech);
export const lines = (list: Pair[]): string => list.map(([label, value]) => `${label}: ${value}`).join('\n');
