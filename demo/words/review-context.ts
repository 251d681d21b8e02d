/** What makes one review differ from the next: whose it is, where and how long, and how it fitted. */
export const contexts = [
  'Brukt {sted} i {tid}.',
  'Har hatt den i {tid}.',
  'Var med {sted} i høst.',
  'Førstemann ut var en helg {sted}.',
  'Kjøpte den til en tur {sted}.',
  'Fikk prøvd den skikkelig {sted}.',
  'Nå har det gått {tid}.',
  'Etter {tid} begynner jeg å kjenne den.',
  'Sønnen min lånte den {sted} og ville ikke gi den tilbake.',
  'Samboeren har samme modell og sier det samme.',
  'Skrev ikke noe med en gang, ville vente {tid}.',
  'Tok den med {sted} rett fra butikken.',
] as const;

export const wholePair = [
  'Brukt {sted} i {tid}.',
  'Har hatt dem i {tid}.',
  'Var med {sted} i høst.',
  'Kjøpte dem til en tur {sted}.',
  'Fikk prøvd dem skikkelig {sted}.',
  'Nå har det gått {tid}.',
  'Skrev ikke noe med en gang, ville vente {tid}.',
  'Tok dem med {sted} rett fra butikken.',
] as const;

/** Food is not had for a season. */
export const eaten = [
  'Spist {sted}.',
  'Hadde den med {sted} i helgen.',
  'Tok med fire {sted}.',
  'Ble servert {sted} i regn.',
  'Prøvde den hjemme først, så {sted}.',
] as const;

/** `{str}` is the size bought. */
export const fits: Record<'small' | 'true' | 'large', readonly string[]> = {
  small: [
    'Bestilte {str} og skulle hatt en større.',
    'Liten i størrelsen: {str} ble trang.',
    '{str} var for små på meg, byttet opp.',
    'Vanligvis {str}, men her trengs et nummer opp.',
  ],
  true: [
    '{str} satt som den skal.',
    'Tok {str} som jeg pleier, og det var rett.',
    'Størrelsen stemmer, {str} passer.',
    'Prøvde to størrelser i butikken og landet på {str}.',
    '{str} er akkurat passe.',
  ],
  large: [
    'Stor i størrelsen, {str} ble romslig.',
    '{str} er litt slakk på meg.',
    'Kunne gått ned en størrelse fra {str}.',
    'Bestilte {str}, men en mindre hadde holdt.',
  ],
};

/** What those write who have measured: by the fact's label. */
export const measured: Record<string, readonly string[]> = {
  Vekt: ['Vekten hjemme sa det samme som dere: {v}.', '{v} er lett nok for meg.'],
  'Vekt per par': ['{v} for paret er greit.', 'Paret veide {v} på kjøkkenvekten.'],
  Vannsøyle: ['{v} vannsøyle holdt i sidelengs regn.', 'Leste {v} på lappen, og det stemmer med opplevelsen.'],
  'Holder varmt': ['Fortsatt lunkent etter {v}.', 'Står det {v}, så er det {v}.'],
  Rekkevidde: ['Lovet {v}, og jeg kom nesten så langt.'],
  Stoffvekt: ['{v} er perfekt tykkelse for meg.'],
  Lystid: ['Lyset varte så lenge som det sto.'],
  'Koketid 1 liter': ['Tok tiden: vannet kokte på {v}.'],
  'R-verdi': ['R-verdi {v} holdt på frossen bakke.'],
  Komforttemperatur: ['{v} stemmer for meg, og jeg fryser lett.'],
  Volum: ['{v} er mer enn det høres ut.', 'Får plass til alt i {v}.'],
  Dropp: ['{v} dropp var uvant i starten, nå er det bra.'],
  Knaster: ['Knastene på {v} sitter i gjørma.'],
  Midjebredde: ['{v} i midjen er et godt kompromiss.'],
  Flex: ['Flex {v} passer meg fint.'],
  Dreiemoment: ['{v} tar kneika hjem uten at jeg blir svett.'],
  Oppdrift: ['{v} kjennes trygt ute på fjorden.'],
  Lysstyrke: ['{v} er mer enn nok i skogen.'],
  Nettovekt: ['Posen veier {v}, og du blir mett.'],
  Fibertykkelse: ['{v} klør ikke på meg, og jeg tåler lite.'],
  Pustevne: ['Puster godt, tallet på {v} virker sant.'],
};
