import { dialectWords } from './synonyms-dialect';
import { englishWords } from './synonyms-english';

/** Terms may have several words ("head torch"), but not those that a wide word finds. */
export interface SynonymTable {
  /** Equivalents, the shop's own word first. */
  same: string[][];
  /** A wide word also finds these single words, the nearest first; not the reverse. */
  narrower: Record<string, string[]>;
}

const list = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

const termList = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((term) => term.trim()));

export const defaultSynonyms: SynonymTable = {
  same: [
    ...termList(englishWords),
    ...termList(dialectWords),
    ...list(`
      alpin slalåm slalom
      regnkåpe regnfrakk
      turryggsekk tursekk
      treningsmatte yogamatte
      ullongs ullstillongs ullunderbukse
      terrengsykkel mtb mountainbike
      grussykkel gravel gravelsykkel gravelbike
      skibrille slalåmbrille alpinbrille snowboardbrille
      superundertøy stillongs
      hals buff halsvarmer tubeskjerf
      powerbank nødlader
      fiskestang fiskestong
      junior ungdom
      jente jenter
      trening trenings
      bein ben
      krus kopp kopper
    `),
  ],
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
    skiklær: ['skijakke', 'skibukse', 'langrennsjakke', 'langrennsbukse'],
    langrennsklær: ['langrennsjakke', 'langrennsbukse'],
    løpeklær: ['løpetights', 'løpejakke', 'løpetrøye', 'løpeshorts'],
    barnehageklær: ['regnjakke', 'regnbukse', 'parkdress', 'vinterdress'],
    snøstøvel: ['vinterstøvel'],
    skistøvel: ['alpinstøvel', 'langrennssko'],
    campingutstyr: ['telt', 'sovepose', 'liggeunderlag', 'stormkjøkken', 'hodelykt'],
    akeutstyr: ['akebrett', 'kjelke', 'pulk'],
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
