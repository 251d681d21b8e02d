import type { Sentence } from './claims';
import type { Told } from './told-facts';

/** Not eaten up within the hour. */
const KEPT = { Familie: /^(?!(?:food|bar|drink)$)/ };
/** Goods that go out into the open; a ball and a mat are not taken over the plateau. */
export const OUT = {
  Familie: /^(?!(?:food|bar|drink|ball|exerciseMat|bike|childBike|swimwear|skates|helmet|goggles|alpineSki)$)/,
};
const FOOD = { Familie: /^(?:food|bar)$/ };
const DRINK = { Familie: /^drink$/ };

/** Weight matters where it is carried. */
const LIGHT = /^(?!(?:ball|exerciseMat|sledge|dog|lifevest)$)/;
/** What comes in sizes that one says by name; skis go by length and vests by weight. */
const WORN = /^(?!(?:ball|lifevest|bag|bike|alpineSki|xcSki|poles|skiPoles)$)/;

/** Remarks that do not go together in one review. */
export const opposites: [one: RegExp, other: RegExp][] = [
  [/Holder luften/, /Mistet luft/],
  [/Ikke for søt/, /Litt søt/],
  [/[Kk]lør ikke/, /Klør litt/],
  [/ingen lekkasje/, /lekker/],
  [/asongen/, /Krympet|Ble litt vid/],
  [/Ikke en dråpe|Tett i|Helt tett|Tørr innvendig|fortsatt tørre|Holder tett/, /Ikke så tett|Ikke helt tett|Ble våt/],
  [/[Gg]odt feste|Godt grep/, /glatt/],
  [/\b(?:[Ll]ett|[Ll]ette)\b(?! å)|uten å være tung/, /Litt tunge?|Tunge|Tyngre/],
  [/^Varme?t?\b|Fryser/, /[Kk]ald/],
  [/God plass til tærne|Sitter som støpt/, /[Ss]male|Trange/],
  [/nok til en lang kveld/, /kalde/],
  [/Lite kondens/, /kondens om morgenen/],
  [/Pakker lite|Pakkes smart/, /plass/],
  [/Dugger ikke/, /Dugget/],
  [/Ingen innkjøring/, /gå inn/],
];

/** What makes one review differ from the next: whose it is, where and how long. */
export const contexts: Sentence[] = [
  [{ ...KEPT, Hvem: /voksen/ }, 'Samboeren har samme modell og sier det samme.'],
  [
    KEPT,
    'Har hatt {den|det|dem} i {tid}.',
    'Nå har det gått {tid}.',
    'Skrev ikke noe med en gang, ville vente {tid}.',
    'Brukt flittig i {tid}.',
    'Etter {tid} kan jeg si litt mer.',
    'Kjøpt til bursdagen, brukt i {tid}.',
  ],
  [
    OUT,
    'Brukt {sted} i {tid}.',
    'Var med {sted} i fjor.',
    'Kjøpte {den|det|dem} til en tur {sted}.',
    'Fikk prøvd {den|det|dem} skikkelig {sted}.',
    'Tok {den|det|dem} med {sted} rett fra butikken.',
    'Første tur gikk {sted}.',
  ],
  [FOOD, 'Spist {sted}.', 'Ble servert {sted} i regn.', 'Prøvde den hjemme først, så {sted}.'],
  [DRINK, 'Drukket {sted}.', 'Tok med seks til en helg {sted}.'],
  [{ Familie: /^(?:food|bar|drink)$/ }, 'Hadde den med {sted} i helgen.', 'Tok med fire {sted}.'],
];

/** `{str}` is the size bought, and `Følt` how it felt. */
export const fits: Sentence[] = [
  [
    { Følt: /^liten/, Familie: WORN },
    'Bestilte {str} og skulle hatt en større.',
    '{Liten|Lite|Små} i størrelsen: {str} ble trangt.',
    '{str} var for lite, byttet opp.',
    'Vanligvis {str}, men her trengs et nummer opp.',
  ],
  [
    { Følt: /^rett/, Familie: WORN },
    '{str} satt som {den|det|de} skal.',
    'Tok {str} som vanlig, og det var rett.',
    'Størrelsen stemmer, {str} passer.',
    'Prøvde to størrelser i butikken og landet på {str}.',
    '{str} er akkurat passe.',
  ],
  [
    { Følt: /^stor/, Familie: WORN },
    '{Stor|Stort|Store} i størrelsen, {str} ble romslig.',
    '{str} er litt slakt.',
    'Kunne gått ned en størrelse fra {str}.',
    'Bestilte {str}, men en mindre hadde holdt.',
  ],
];

/** What those write who have measured: by the fact's label. */
export const measured: Record<string, Told> = {
  Vekt: [
    [{ Vekt: /^\d+ g$/, Familie: LIGHT }, 'Vekten hjemme sa det samme som dere: {v}.'],
    [{ Vekt: /^(?:\d\d|[1-3]\d\d) g$/, Familie: LIGHT }, '{v} er lett nok for meg.'],
  ],
  'Vekt per par': [[/ g$/, '{v} for paret er greit.', 'Paret veide {v} på kjøkkenvekten.']],
  Vannsøyle: [
    [{ Familie: /^(?:shell|shellTrousers|rain)$/ }, '{v} vannsøyle holdt i sidelengs regn.'],
    'Leste {v} på lappen, og det stemmer med opplevelsen.',
  ],
  'Holder varmt': ['Fortsatt lunkent etter {v}.', 'Står det {v}, så er det {v}.'],
  Rekkevidde: [
    [/ km$/, 'Lovet {v}, og jeg kom nesten så langt.'],
    [/ m$/, 'Lyset rekker {v}, det stemmer omtrent.'],
  ],
  Stoffvekt: ['{v} er perfekt tykkelse for meg.'],
  'Lystid fullt lys': ['Lyset varte så lenge som det sto: {v}.'],
  'Koketid 1 liter': ['Tok tiden: vannet kokte på {v}.'],
  'R-verdi': ['R-verdi {v} holdt på kald bakke.'],
  Komforttemperatur: ['{v} stemmer for meg, og jeg fryser lett.'],
  Volum: [[{ Familie: /^(?:rucksack|daypack|duffel)$/ }, '{v} er mer enn det høres ut.', 'Får plass til alt i {v}.']],
  Dropp: ['{v} dropp var uvant i starten, nå er det bra.'],
  Knaster: [[/[4-6] mm/, 'Knastene på {v} sitter i gjørmen.']],
  Midjebredde: ['{v} i midjen er et godt kompromiss.'],
  Flex: [[/\d/, 'Flex {v} passer meg fint.']],
  Dreiemoment: ['{v} tar kneika hjem uten at jeg blir svett.'],
  Oppdrift: [[{ Navn: /^(?!.*barn)/ }, '{v} kjennes trygt ute på fjorden.']],
  Lysstyrke: [[/^\d{3} lm|^\d .* lm/, '{v} er mer enn nok i skogen.']],
  Nettovekt: [[{ Familie: /^food$/ }, 'Posen veier {v}, og du blir mett.']],
  Fibertykkelse: ['{v} klør ikke på meg, og jeg tåler lite.'],
  Pustevne: ['Puster godt, tallet på {v} virker sant.'],
};
