/** One sort of goods of the fixture shop. Judgements are made on `kind`, `gender`, colour and size, never on tokens. */
export interface Kind {
  kind: string;
  nouns: string[];
  group2: string;
  group3: string;
  category: number;
  genders: number[];
  sizes: 'letters' | 'shoes' | 'kids' | 'none';
  kroner: [number, number];
  /** What the names may say besides. */
  details: string[];
  text: string;
}

const categories = ['Klær', 'Sko', 'Tur', 'Ski', 'Hund', 'Sykkel', 'Fiske', 'Vann', 'Klatring'];
const genderSets: Record<string, number[]> = {
  hdu: [1, 2, 10],
  hd: [1, 2],
  hdb: [1, 2, 4],
  b: [4],
  j: [11],
  u: [10],
  d: [2],
  h: [1],
  bj: [4, 11],
  x: [],
};

/** kind | nouns | group2 > group3 | main | genders | sizes | kroner | details | text */
const table = `
skalljakke|Skalljakke,Gore-Tex jakke,GTX skalljakke|Jakker > Skalljakker|Klær|hd|letters|1999-5499|3L,2.5L,|Vindtett og vanntett jakke med hette for fjellet. Tettet søm.
vinterjakke|Vinterjakke,Vinterjakke|Jakker > Vinterjakker|Klær|hdb|letters|999-3999|vattert,,lang|Varm og vanntett jakke for kalde vinterdager. Hette med snor.
dunjakke|Dunjakke,Lett dunjakke|Jakker > Dunjakker|Klær|hd|letters|1499-3999|,800 fill|Dun holder på varmen. Pakkes i egen lomme.
regnjakke|Regnjakke|Jakker > Regnjakker|Klær|hdb|letters|399-1299||Holder regnet ute hele dagen. Passer over vinterjakken.
softshelljakke|Softshelljakke,Soft shell-jakke|Jakker > Softshelljakker|Klær|hd|letters|799-1999||Myk og pustende for høy puls.
fleecejakke|Fleecejakke|Jakker > Fleecejakker|Klær|hdb|letters|399-999|full zip,|Varmt mellomlag i fleece. Fin under skalljakke.
regnbukse|Regnbukse,Regnbukser|Bukser > Regnbukser|Klær|hdb|letters|299-1199|,med seler|Vanntett bukse for regnvær og barnehage.
turbukse|Turbukse,Fjellbukse|Bukser > Turbukser|Klær|hd|letters|699-1999|stretch,|Slitesterk bukse for skog og fjell. Ventilasjon i siden.
skibukse|Skibukse,Alpinbukse|Bukser > Skibukser|Klær|hdb|letters|599-2499|vattert,|Vanntett bukse til bakken.
shorts|Turshorts|Bukser > Shorts|Klær|hd|letters|299-899||Lett shorts for varme dager.
ulltrøye|Ulltrøye,Trøye i merinoull|Undertøy > Ulltrøyer|Klær|hdb|letters|399-899|rundhals,half zip|Ull mot huden varmer også når den er våt. Under jakken på skitur.
ullongs|Ullongs,Longs i ull|Undertøy > Ullongs|Klær|hdb|letters|349-799|,|Ull mot huden. Rette passform.
superundertøy|Superundertøy sett|Undertøy > Superundertøy|Klær|hd|letters|499-1199||Trøye og longs i ullblanding.
genser|Ullgenser,Strikkegenser|Gensere > Ullgensere|Klær|hd|letters|699-1499||Tradisjonelt mønster strikket i ull.
tskjorte|T-skjorte,Teknisk t-skjorte|Overdeler > T-skjorter|Klær|hdb|letters|199-499||Kort erme og rask tørk.
flanellskjorte|Flanellskjorte|Overdeler > Skjorter|Klær|hd|letters|399-799||Varm skjorte til hytta.
lue|Lue,Ullue,Strikkelue|Hodeplagg > Luer|Klær|hdu|none|149-499|,med dusk|Varm lue til tur og hverdag.
pannebånd|Pannebånd|Hodeplagg > Pannebånd|Klær|u|none|129-349||Holder ørene varme.
hals|Hals i ull,Buff|Hodeplagg > Halser|Klær|u|none|129-399||Brukes som skjerf eller pannebånd.
votter|Vanter,Skallvotter,Ullvotter|Hansker og votter > Votter|Klær|hdb|letters|199-799||Varme votter for kalde fingre.
skihansker|Skihansker|Hansker og votter > Skihansker|Klær|hd|letters|399-1299||Vanntette hansker med lang mansjett.
ullsokker|Ullsokker,Tursokker i ull|Sokker > Ullsokker|Klær|u|none|99-299|2 pk,|Tykke sokker i ull.
regndress|Regndress,Regnsett|Barneklær > Regntøy|Klær|b|kids|399-899||Jakke og bukse mot regn.
fjellsko|Fjellsko,Fjellstøvler|Tursko > Fjellsko|Sko|hd|shoes|1499-3999|GTX,høy,mid|Stiv såle og god støtte i fjellet.
tursko|Tursko,Lave tursko|Tursko > Lette tursko|Sko|hdb|shoes|899-1999|GTX,|Lett sko for sti og skog.
løpesko|Løpesko,Terrengsko|Løpesko > Terrengløping|Sko|hd|shoes|899-1899||Dempede sko for løping.
gummistøvler|Gummistøvler,Gummistøvel|Støvler > Gummistøvler|Sko|hdb|shoes|299-1499||Holder føttene tørre.
vinterstøvler|Vinterstøvler,Vinterstøvel|Støvler > Vinterstøvler|Sko|hdb|shoes|699-1999|,med fôr|Varme støvler for snø og slaps.
sandaler|Sandaler|Sandaler > Tursandaler|Sko|hd|shoes|399-1199||Luftige sandaler.
skosmøring|Skosmøring,Støvelvoks|Pleie > Skopleie|Sko|x|none|79-199||Til sko og støvler i skinn.
turryggsekk|Tursekk,Ryggsekk,Turryggsekk|Sekker > Tursekker|Tur|hdu|none|1299-3499|50 L,50L,65 L,75 liter|Stor sekk med god bæring for lange turer.
dagstursekk|Dagstursekk|Sekker > Dagstursekker|Tur|u|none|499-1299|20 L,28 L,30 liter|Sekk for dagsturen.
pakksekk|Pakkpose,Vanntett pakksekk|Sekker > Pakksekker|Tur|x|none|149-499|10 L,20 L,50 L|Holder utstyret tørt.
sovepose|Sovepose,Dunsovepose|Soveposer > Soveposer|Tur|u|none|799-4999|-5 grader,-15 grader|Varm sovepose for fjellet.
liggeunderlag|Liggeunderlag,Oppblåsbart liggeunderlag|Soveposer > Liggeunderlag|Tur|x|none|299-1999||Isolerer mot kald bakke.
tunneltelt|Tunneltelt|Telt > Tunneltelt|Tur|x|none|2499-8999|2 personer,3 personer,4 personer|Telt med god plass. Tåler vind.
kuppeltelt|Kuppeltelt|Telt > Kuppeltelt|Tur|x|none|1499-4999|2-mannstelt,3-mannstelt|Settes raskt opp.
teltplugger|Teltplugger,Teltplugg|Telt > Telttilbehør|Tur|x|none|49-199|10 stk,|Til alle slags telt.
hodelykt|Hodelykt,Hodelykter|Lykter > Hodelykter|Tur|x|none|299-1499|400 lumen,1000 lumen|Sterkt lys på pannen.
lommelykt|Lommelykt|Lykter > Lommelykter|Tur|x|none|149-699|300 lumen,|Liten lykt til lomma.
stormkjøkken|Stormkjøkken,Gassbrenner|Turkjøkken > Brennere|Tur|x|none|299-1499||Koker vann raskt.
termos|Termos,Termosflaske|Turkjøkken > Termoser|Tur|x|none|199-499|0.5 L,1 L|Holder kaffen varm.
kniv|Turkniv,Foldekniv|Kniver > Turkniver|Tur|x|none|199-899||Skarp kniv til bålet.
kompass|Kompass|Navigasjon > Kompass|Tur|x|none|199-699||Vis vei med kart.
skihjelm|Skihjelm,Alpinhjelm|Hjelmer > Skihjelmer|Ski|hdu|letters|599-1999|MIPS,|Beskytter hodet i bakken. Passer til skibriller.
skibriller|Skibriller,Goggles|Hjelmer > Skibriller|Ski|u|none|399-1499||Klart syn. Passer til hjelm.
langrennsski|Langrennsski,Smørefrie langrennsski|Langrenn > Ski|Ski|x|none|1499-5999|195 cm,205 cm|Raske ski for løypa.
fjellski|Fjellski|Fjellski > Fjellski|Ski|x|none|2499-5499|180 cm,190 cm|Ski med stålkant.
skistaver|Skistaver,Langrennsstaver|Langrenn > Staver|Ski|x|none|299-1499|150 cm,|Lette staver.
pulk|Barnepulk,Fjellpulk|Pulker > Pulker|Ski|x|none|2999-7999||Dras etter deg på ski.
hundesele|Hundesele,Trekksele til hund|Hundeutstyr > Seler|Hund|x|letters|299-899||God sele for bikkja på tur.
hundekobbel|Hundekobbel|Hundeutstyr > Kobbel|Hund|x|none|149-499||Kobbel med refleks.
hundedekken|Hundedekken|Hundeutstyr > Dekken|Hund|x|letters|399-999||Holder hunden varm og tørr.
hundeseng|Hundeseng|Hundeutstyr > Senger|Hund|x|none|399-1299||Myk seng.
sykkelhjelm|Sykkelhjelm|Sykkelutstyr > Sykkelhjelmer|Sykkel|hdb|letters|399-1499|MIPS,|Lett hjelm med god lufting.
sykkelbukse|Sykkelbukse,Sykkelshorts|Sykkelklær > Sykkelbukser|Sykkel|hd|letters|499-1299||Med pute.
terrengsykkel|Terrengsykkel,Elsykkel terreng|Sykler > Terrengsykler|Sykkel|hd|letters|9999-39999||For sti og skog.
sykkellås|Sykkellås|Sykkelutstyr > Låser|Sykkel|x|none|199-899||Trygg sykkelen.
fiskestang|Fiskestang,Haspelstang|Fiskestenger > Haspelstenger|Fiske|x|none|399-2499|9 fot,|Stang for ørret.
sluk|Sluk,Skjesluk|Fiskeutstyr > Sluker|Fiske|x|none|39-99|12 g,18 g|Fanger ørret og røye.
flytevest|Flytevest,Redningsvest|Sjøliv > Flytevester|Vann|hdb|letters|499-1499||Trygg på sjøen.
kajakk|Havkajakk,Kajakk|Padling > Kajakker|Vann|x|none|4999-19999||Stødig i sjøen.
badebukse|Badebukse,Badeshorts|Badetøy > Badebukser|Vann|h|letters|199-499||Tørker raskt.
klatresele|Klatresele|Klatreutstyr > Seler|Klatring|hdu|letters|499-1499||Behagelig sele.
klatresko|Klatresko|Klatreutstyr > Klatresko|Klatring|hd|shoes|799-1699||Presis sko.
`;

export const mainCategories = new Map(categories.map((name, i) => [i + 1, name]));

export const kinds: Kind[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [
      kind = '',
      nouns = '',
      path = '',
      main = '',
      genders = '',
      sizes = '',
      kroner = '',
      details = '',
      text = '',
    ] = row.split('|');
    const [group2 = '', group3 = ''] = path.split(' > ');
    const [low, high] = kroner.split('-').map(Number);
    return {
      kind,
      nouns: nouns.split(','),
      group2,
      group3,
      category: categories.indexOf(main) + 1,
      genders: genderSets[genders] ?? [],
      sizes: sizes as Kind['sizes'],
      kroner: [low ?? 0, high ?? 0],
      details: details.split(','),
      text,
    };
  });
