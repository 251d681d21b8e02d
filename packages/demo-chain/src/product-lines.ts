import { slugify } from '@/lib/text/slug';

/** `level` 1 (cheap) to 5 (dear) places a line's prices within what its kind of goods costs. */
export type ProductLine = {
  id: number;
  name: LineName;
  slug: string;
  level: number;
  description: string;
  manufacturer: string;
};

const rows = [
  [
    11,
    'Heldre',
    5,
    'Kystveien 71, 9008 Tromsø',
    'Ekspedisjonsklær prøvd på Jan Mayen. Alle ytterplagg i kolleksjonen har 15 000 mm vannsøyle.',
  ],
  [12, 'Rimfjell', 4, 'Industrigata 14, 2619 Lillehammer', 'Skallplagg for folk som går ut uansett hva Yr sier.'],
  [13, 'Skarvheim', 4, 'Teltmakergata 3, 7041 Trondheim', 'Telt, soveposer og alt annet som hører natten ute til.'],
  [14, 'Tindra', 4, 'Fossegata 22, 5700 Voss', 'Sekker med bæresystem som kan stilles til ryggen din.'],
  [15, 'Bruvik', 4, 'Spinnerivegen 9, 5282 Lonevåg', 'Ullundertøy i myk merinoull, strikket for norske vintre.'],
  [16, 'Lyngmark', 3, 'Heiveien 40, 4370 Egersund', 'Turklær som tåler både lyngen og bytrikken.'],
  [17, 'Kvarsten', 5, 'Skomakerveien 5, 2670 Otta', 'Fjellsko og tursko med såler som kan byttes.'],
  [18, 'Havdur', 3, 'Nordre kai 18, 6002 Ålesund', 'Regntøy, gummistøvler og redningsvester fra kysten.'],
  [19, 'Nattrav', 3, 'Lysverkveien 2, 8514 Narvik', 'Hodelykter for mørketid, skogsstier og lysløyper uten lys.'],
  [20, 'Sølvbekk', 3, 'Bekkefaret 11, 2406 Elverum', 'Termoser og flasker som holder det de lover.'],
  [21, 'Glørud', 4, 'Smievegen 6, 2500 Tynset', 'Brennere og stormkjøkken som virker i vind og kulde.'],
  [22, 'Langspor', 4, 'Løypevegen 30, 2815 Gjøvik', 'Langrennsski, fjellski og sko til begge.'],
  [23, 'Bratthei', 4, 'Heisveien 8, 3580 Geilo', 'Alpinutstyr for bakken og for siden av den.'],
  [24, 'Føykheim', 3, 'Skavlveien 17, 6856 Sogndal', 'Hjelmer og briller til dager med dårlig sikt.'],
  [25, 'Hjulgard', 3, 'Verkstedgata 20, 4306 Sandnes', 'Sykler satt opp for norske veier, stier og vintre.'],
  [26, 'Tråklid', 3, 'Styreveien 1, 4306 Sandnes', 'Hjelmer, klær og utstyr til sykkelturen og jobbveien.'],
  [27, 'Pustvik', 3, 'Motbakken 12, 5014 Bergen', 'Treningstøy som puster når du gjør det.'],
  [28, 'Raskebu', 3, 'Stigata 7, 3611 Kongsberg', 'Løpesko for sti, asfalt og det som ligger mellom.'],
  [
    29,
    'Knøttheim',
    4,
    'Barnehagebakken 4, 3110 Tønsberg',
    'Barneklær som tåler barnehagen, også på en tirsdag i november.',
  ],
  [30, 'Vesleteig', 2, 'Lekeveien 15, 2317 Hamar', 'Tøy og tursaker til de minste, til en pris som tåler vekst.'],
  [31, 'Logrebakk', 3, 'Tispeveien 9, 7374 Røros', 'Seler og utstyr til hunder som har det travelt.'],
  [32, 'Varmedal', 4, 'Dunfaret 33, 9900 Kirkenes', 'Dun og isolasjon for stille kulde.'],
  [33, 'Møllestad', 1, 'Lagerveien 2, 2067 Jessheim', 'Gode basisvarer uten dikkedarer.'],
  [34, 'Sprettum', 2, 'Banegata 10, 1706 Sarpsborg', 'Baller og lagsport for løkka og banen.'],
  [35, 'Solvarde', 3, 'Utsikten 5, 4836 Arendal', 'Solbriller for snø, sjø og sykkelsete.'],
  [36, 'Stavsund', 3, 'Sundgata 28, 6509 Kristiansund', 'Staver til bena, snøen og myren.'],
  [37, 'Rastholm', 3, 'Kokkegata 3, 7600 Levanger', 'Tørket turmat og barer som smaker mat.'],
  [38, 'Votteby', 3, 'Strikkeveien 16, 6800 Førde', 'Luer, votter og sokker i ull.'],
  [39, 'Vindhamar', 3, 'Værveien 44, 8300 Svolvær', 'Softshell og vindtøy til fart i motvind.'],
  [40, 'Kildevoll', 2, 'Kildevegen 1, 3510 Hønefoss', 'Sportsdrikk tappet på flaske med pant.'],
] as const satisfies [id: number, name: string, level: number, seat: string, description: string][];

export type LineName = (typeof rows)[number][1];

export const productLines: ProductLine[] = rows.map(([id, name, level, seat, description]) => {
  const slug = slugify(name);
  const host = slug.replace('ø', 'o').replace('å', 'a').replace('æ', 'ae');
  return { id, name, slug, level, description, manufacturer: `${name} AS, ${seat}\nprodukt@${host}.example` };
});

const byName: ReadonlyMap<string, ProductLine> = new Map(productLines.map((line) => [line.name, line]));

export function lineNamed(name: string): ProductLine {
  const line = byName.get(name);
  if (!line) throw new Error(`No product line is called ${name}`);
  return line;
}

/** Model names: short, northern, nobody's trade mark. Every line draws its own from them. */
export const modelNames = (
  'Storr Tripp Kvist Gaupe Nuten Skare Blåne Flya Tåkeheim Orre Vardeheim Rein Jerv Li Knausen Høgda Ravine Brott Skarv ' +
  'Kvass Myrlund Elv Stryk Foss Kulp Vadet Stigen Kløv Rabb Slette Dokka Bekkeli Gråstein Urda Hammaren Kvitfonn Snøfall ' +
  'Rype Tiur Nøtteskrike Røyskatt Mår Ekorn Hare Hubro Falk Lom Tjeld Terne Svale Havørn Spove Heilo Lavskrike Sisik ' +
  'Bjerk Rogn Osp Selje Hegg Furu Gran Einerlid Vier Lyngheia Mose Starr Molte Krekling Skinntryte Tepperot Blåveis ' +
  'Duskull Morild Nordlys Skumring Otta Gry Dugg Rim Hålke Kram Føyka Vårløys Barfrost Sludd Yr Bris Kuling Kastevind Stille ' +
  'Skodde Brekanten Berghylla Botn Eggen Skaret Heia Vidda Halling Dalgang Åskam Støl Seter Naust Holme Skjær Vik Sund Odde'
).split(' ');

export const heldreModels = [
  'Jan Mayen',
  'Jan Mayen Beerenberg',
  'Jan Mayen Eggøya',
  'Jan Mayen Sørbreen',
  'Jan Mayen Nordlaguna',
  'Jan Mayen Kvalrossbukta',
  'Vikafjell',
  'Langvidda',
];
