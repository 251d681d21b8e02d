/** What staff may change. Terms are single words; spellings of several words belong in spellings.ts. */
export interface SynonymTable {
  /** True equivalents, the shop's own word first. They are one word in index and query. */
  same: string[][];
  /** A wide word also finds these, the nearest first, never the other way round. */
  narrower: Record<string, string[]>;
}

const list = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

export const defaultSynonyms: SynonymTable = {
  same: list(`
    jakke jacket
    ryggsekk rucksack backpack
    bukse pants trousers brok
    sko shoes shoe
    støvel boots boot
    hanske gloves glove
    vott vante mittens
    lue beanie
    hjelm helmet
    telt tent
    ski skis
    sykkel bike bicycle
    genser sweater
    sokk sock socks
    hodelykt hodelampe pannelampe pannelykt headlamp headlight
    alpin slalåm slalom
    regnkåpe regnfrakk raincoat
    turryggsekk tursekk
    treningsmatte yogamatte
    ullongs ullstillongs ullunderbukse
    terrengsykkel mtb mountainbike
    grussykkel gravel gravelsykkel gravelbike
    skibrille goggles slalåmbrille alpinbrille snowboardbrille
    solbrille sunglasses
    superundertøy stillongs
    hals buff halsvarmer tubeskjerf
    liggeunderlag sovemadrass
    powerbank nødlader
    termos termosflaske
    fiskestang fiskestong
    hund bikkje dog
    valp hvalp
    dame kvinne women womens woman
    herre mann men mens man
    barn unge kids kid child
    junior ungdom youth
    unisex uni
    jente jenter girl girls
    gutt gut boy boys
    hvit kvit white
    svart sort black
    rød raud red
    blå blue
    grønn grøn green
    gul yellow
    grå grey gray
    brun brown
    oransje orange
    lilla fiolett purple
    rosa pink
    lykt lampe
    ull wool
    dun down
    regn rain
    vinter winter
    vann vatn water
    snø snow
    fjell mountain
    tur hiking hike
    løpe løp løping jogge jogging running run
    klatre klatring klatrar climbing
    svømme svømming
    trening trenings fitness
    bein ben
    krus kopp kopper mug
    kniv knife
    øks axe
    flaske bottle
    vindtett windproof
    vanntett waterproof vasstett
    vass vann
  `),
  narrower: {
    ullundertøy: ['ulltrøye', 'ullongs', 'ulltruse', 'ullboxer', 'superundertøy'],
    superundertøy: ['ulltrøye', 'ullongs', 'ullundertøy'],
    undertøy: ['truse', 'boxer', 'longs', 'superundertøy', 'ullundertøy'],
    redningsvest: ['flytevest', 'svømmevest'],
    flytevest: ['redningsvest', 'svømmevest'],
    ryggsekk: ['sekk'],
    sekk: ['ryggsekk'],
    skisko: ['langrennssko', 'alpinstøvel'],
    drikkeflaske: ['barneflaske', 'treningsflaske', 'sykkelflaske'],
    regnkåpe: ['regnjakke'],
    underbukse: ['ullunderbukse', 'truse', 'boxer', 'longs'],
    ulltøy: ['ullundertøy', 'ulltrøye', 'ullunderbukse', 'ullgenser', 'ullsokk'],
    skiutstyr: ['ski', 'skistav', 'skisko', 'skihjelm', 'skibrille', 'skibag'],
    sykkelutstyr: ['sykkelhjelm', 'sykkelveske', 'sykkellykt', 'sykkellås', 'sykkelflaske'],
    turutstyr: ['telt', 'sovepose', 'ryggsekk', 'stormkjøkken', 'hodelykt'],
    treningsklær: ['treningstights', 'treningsshorts', 'løpetights', 'løpetrøye', 'løpejakke', 'tskjorte'],
    sykkelklær: ['sykkeljakke', 'sykkelbukse', 'sykkelshorts', 'sykkeltrøye'],
    vindjakke: ['softshelljakke', 'løpejakke', 'anorakk'],
    skolesekk: ['barnesekk', 'dagstursekk'],
    fjellstøvel: ['fjellsko', 'turstøvel', 'tursko'],
    fjellsko: ['fjellstøvel', 'tursko', 'turstøvel'],
    tursko: ['fjellsko', 'turstøvel'],
    tursekk: ['dagstursekk', 'turryggsekk'],
    skihjelm: ['alpinhjelm', 'slalåmhjelm'],
    regntøy: ['regnjakke', 'regnbukse', 'regnsett', 'regndress'],
    regnsett: ['regndress', 'regnjakke', 'regnbukse'],
    hundeutstyr: ['hundesele', 'hundekobbel', 'hundedekken', 'hundeseng'],
    fottøy: ['sko', 'støvel', 'sandal'],
    hodeplagg: ['lue', 'caps', 'hatt', 'pannebånd'],
    vinterjakke: ['dunjakke', 'boblejakke', 'parkas'],
    boblejakke: ['dunjakke'],
    dunjakke: ['boblejakke'],
    skalljakke: ['hardshelljakke', 'goretexjakke'],
    joggesko: ['løpesko', 'terrengsko'],
    turbukse: ['fjellbukse', 'vandrebukse'],
    luftmadrass: ['liggeunderlag'],
    stormkjøkken: ['primus', 'gassbrenner', 'kokeapparat'],
    primus: ['brenner', 'gassbrenner', 'stormkjøkken'],
    terrengsykkel: ['stisykkel'],
    kjele: ['gryte'],
    jente: ['barn', 'junior'],
    gutt: ['barn', 'junior'],
    pulk: ['fjellpulk', 'barnepulk'],
  },
};
