import type { Sentence } from './claims';
import { OUT } from './review-context';

/** Not eaten up within the hour. */
const KEPT = { Familie: /^(?!(?:food|bar|drink)$)/ };

/**
 * What customers begin with, by how they rate it. `{sted}` is a place, `{tid}` a while. Those that promise a reservation
 * ('med et lite men') are told one after it.
 */
export const openings: Record<1 | 2 | 3 | 4 | 5, Sentence[]> = {
  5: [
    'Veldig fornøyd.',
    'Beste jeg har kjøpt på lenge.',
    'Helt topp!',
    'Akkurat det jeg var ute etter.',
    'Anbefales på det varmeste.',
    [
      KEPT,
      'Brukt i {tid} og like fornøyd.',
      'Fikk {den|det|dem} i bursdagsgave og er kjempefornøyd.',
      'Kjøpte til hele familien i dag, det sier vel alt.',
      'Toppkvalitet.',
      'Var i tvil, men nå forstår jeg prisen.',
      'Fornøyd fra første dag, og det er {tid} siden.',
    ],
    [OUT, 'Testet {sted} i all slags vær.', 'Prøvd {sted} i {tid}, ingenting å utsette.'],
    'Innfrir på alle punkter.',
    'Perfekt til mitt bruk.',
    'Supert kjøp.',
    'Rett og slett bra.',
  ],
  4: [
    'Bra, med et lite men.',
    'Godt fornøyd så langt.',
    'Gjør jobben.',
    'Nesten perfekt.',
    'Bra for pengene.',
    '{Fin|Fint|Fine}, men ikke {feilfri|feilfritt|feilfrie}.',
    'Positivt overrasket.',
    [KEPT, 'Solid vare.', 'Fornøyd etter {tid}.', 'Holder mål etter {tid}.'],
    [OUT, 'Brukt {sted} et par ganger, lover godt.'],
  ],
  3: [
    'Midt på treet.',
    '{Grei|Greit|Greie} nok.',
    'Både bra og mindre bra.',
    'Hadde ventet litt mer til prisen.',
    'Helt ok, verken mer eller mindre.',
    'Litt delt i synet.',
    [KEPT, '{Grei|Greit|Greie} nok etter {tid}, men ikke mer.'],
    [OUT, 'Ok til kort tur.', 'Helt ok {sted}, ikke mer enn det.'],
  ],
  2: [
    'Litt skuffet.',
    'Ikke helt som ventet.',
    'Dessverre ikke noe for meg.',
    'Holdt ikke helt mål.',
    'Burde vært bedre til den prisen.',
    [KEPT, 'Skuffet etter {tid}.'],
  ],
  1: ['Ikke fornøyd.', 'Dårlig kjøp.', 'Skuffende.', [KEPT, 'Røk etter {tid}.', 'Måtte levere {den|det|dem} tilbake.']],
};

export const closings: Sentence[] = [
  'Anbefales.',
  'God service i butikken også.',
  'Kommer til å kjøpe igjen.',
  'Kjekt med reservasjon på nett.',
  'Takk for god hjelp!',
  'Verdt pengene.',
  [KEPT, 'Hentet {den|det|dem} på to timer.', 'Blir mye brukt.', 'Får se hvordan {den|det|de} holder.'],
];

export const replies: Record<'good' | 'bad', Sentence[]> = {
  good: [
    'Så hyggelig å høre! Takk for at du tok deg tid til å skrive. Hilsen Nordvidda',
    'Tusen takk for fin omtale, og god tur videre! Hilsen oss i butikken',
    [
      { Familie: /^(?:shell|shellTrousers|rain|boot|winterBoot|tent)$/ },
      'Det setter vi pris på. Kom gjerne innom om du trenger impregnering eller pleie. Hilsen Nordvidda',
    ],
  ],
  bad: [
    'Det var ikke bra. Send oss en e-post på kundeservice@nordvidda.example med ordrenummer, så finner vi en løsning.',
    [
      KEPT,
      'Hei, og takk for ærlig tilbakemelding. Ta med varen og kvitteringen til nærmeste butikk, så ser vi på {den|det|dem}. Hilsen Nordvidda',
      'Beklager at {den|det|de} ikke svarte til forventningene. Du kan reklamere i alle butikkene våre, uansett hvor du handlet. Hilsen Nordvidda',
    ],
  ],
};

/** With the word before it: it is in one place and on another. */
export const places = [
  'på Hardangervidda',
  'i Jotunheimen',
  'i Rondane',
  'på Finnmarksvidda',
  'på Senja',
  'i Nordmarka',
  'i Lofoten',
  'på Dovrefjell',
  'i Femundsmarka',
  'på Sunnmøre',
  'på Saltfjellet',
  'i Trollheimen',
  'på Helgeland',
  'på hytta',
];
export const whiles = [
  'en uke',
  'to uker',
  'en måned',
  'tre måneder',
  'et halvt år',
  'en sesong',
  'to vintre',
  'fire måneder',
];

export const women = (
  'Anne Camilla Eli Gunn Ingrid Kari Marit Oda Ragnhild Tone Vilde Åse Berit Cecilie Fatima Hanne Ida Kristin Mona Noor ' +
  'Randi Sara Turid Wenche Sunniva Elle Linh Astrid Synnøve Silje Live'
).split(' ');
export const men = (
  'Bjørn Dag Frode Harald Jonas Lars Nils Per Sindre Ulrik Yngve Ørjan Aksel Eirik Geir Johan Leif Ole Petter Trond ' +
  'Vegard Mathias Ailo Amir Tomasz Håkon Morten Torstein Rune'
).split(' ');
export const initials = [...'ABDEFGHJKLMNOPRSTVØ'];
