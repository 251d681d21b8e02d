import { byLevel, type Fact, type Facts, isChild, type Tech, thousands, usedFor, water, weight } from './fact';

const fit = ({ random }: Tech): Fact => ['Passform', random.pick(['Normal', 'Romslig', 'Litt romslig'])];
const reflective = (tech: Tech): Fact[] =>
  isChild(tech)
    ? [['Refleks', tech.name.endsWith('bukse') ? 'Bak og på bena' : 'Foran, bak og på ermene']]
    : [['Refleks', tech.random.pick(['Logo', 'Bak i nakken'])]];

const membrane = (tech: Tech): Fact[] => [
  water(tech.line === 'Heldre' ? 15_000 : byLevel(tech, [8000, 10_000, 15_000, 20_000, 20_000])),
  ['Pustevne', `${thousands(byLevel(tech, [6000, 8000, 12_000, 20_000, 25_000]))} g/m²/24 t`],
  ['Lag', tech.level >= 4 ? '3' : '2,5'],
  ['Sømmer', 'Teipede'],
  ['Impregnering', tech.level >= 4 ? 'BIONIC-FINISH® ECO' : 'Uten fluorkarboner'],
  weight(isChild(tech) ? tech.random.int(220, 380) : tech.random.int(320, 620)),
];

const shellUse = ({ name, random }: Tech) => {
  if (name.includes('ski')) return 'Alpint og topptur';
  if (name.includes('ekspedisjon') || name === 'anorakk') return 'Langtur om vinteren';
  return random.pick(['Fjelltur hele året', 'Fottur og hverdag', 'Fottur og ski']);
};
const windUse: Record<string, string> = {
  løpejakke: 'Løping',
  sykkeljakke: 'Sykling',
  langrennsjakke: 'Langrenn',
  softshelljakke: 'Tur og skitur',
};

export const outerwear = {
  shell: (tech) => [
    ...membrane(tech),
    [
      'Hette',
      isChild(tech)
        ? 'Justerbar, avtakbar'
        : tech.random.pick(['Justerbar, plass til hjelm', 'Justerbar, avtakbar', 'Fast, justerbar']),
    ],
    ['Lommer', tech.random.pick(['3 utvendige', '3 utvendige, 1 innvendig'])],
    ['Lufting', tech.name.startsWith('lett') ? 'Gjennom lommene' : 'Glidelås under armene'],
    ['Mansjetter', tech.random.pick(['Borrelås', 'Strikk og borrelås'])],
    fit(tech),
    usedFor(shellUse(tech)),
    ...(isChild(tech) ? reflective(tech) : []),
  ],
  shellTrousers: (tech) => [
    ...membrane(tech),
    [
      'Lufting',
      tech.random.pick(['Glidelås langs hele benet', 'Glidelås på utsiden av låret', 'Glidelås på innsiden av låret']),
    ],
    ['Snøfanger', tech.random.pick(['Fast, med krok', 'Fast, med strikk'])],
    ['Seler', tech.random.pick(['Avtakbare', 'Følger ikke med'])],
    ['Lommer', '2 på lårene, 2 bak'],
    ['Liv', 'Regulerbart med borrelås'],
    usedFor(shellUse(tech)),
  ],
  overall: (tech) => {
    const fill = tech.name === 'parkdress' ? [120, 140] : [160, 180, 200];
    return [
      water(tech.random.pick([8000, 10_000, 12_000])),
      ['Pustevne', `${thousands(tech.random.pick([5000, 8000, 10_000]))} g/m²/24 t`],
      ['Sømmer', tech.random.pick(['Teipede', 'Hovedsømmer teipede'])],
      ['Fyll', `${tech.random.pick(fill)} g/m²`],
      ['Temperatur', tech.name === 'parkdress' ? 'Pluss fem til minus ti' : 'Null til minus tjue'],
      ['Forsterkning', 'Knær, bak og innsiden av bena'],
      ['Hette', 'Avtakbar med trykknapper'],
      ['Glidelåser', '2 lange'],
      ['Strikk under foten', tech.random.pick(['Avtakbar', 'Avtakbar, i silikon'])],
      ['Refleks', 'EN 17353'],
    ];
  },
  rain: (tech) => [
    water(tech.random.pick([5000, 8000, 10_000])),
    ['Sømmer', 'Sveisede'],
    ['Belegg', 'Polyuretan, uten PVC'],
    ['Stretch', tech.random.pick(['2-veis', '4-veis'])],
    weight(isChild(tech) ? tech.random.int(180, 320) : tech.random.int(300, 560)),
    ...(tech.name === 'regnbukse'
      ? ([
          ['Liv', tech.random.pick(['Strikk og snor', 'Regulerbare seler'])],
          ['Strikk under foten', isChild(tech) ? 'Ja' : 'Nei'],
          ['Ben', tech.random.pick(['Trykknapp nederst', 'Borrelås nederst'])],
        ] as Fact[])
      : ([
          ['Hette', tech.random.pick(['Avtakbar med trykknapper', 'Fast, med skjerm'])],
          ['Lommer', '3 utvendige'],
          ['Lengde', tech.name === 'regnkåpe' ? 'Til knærne' : 'Til hoften'],
        ] as Fact[])),
    ...(isChild(tech) ? reflective(tech) : [fit(tech)]),
    usedFor(
      isChild(tech)
        ? tech.who === 'j'
          ? 'Skole og fritid'
          : 'Barnehage og lek'
        : tech.random.pick(['Hverdag og tur', 'Båt og brygge', 'Sykling og hverdag']),
    ),
  ],
  down: (tech) => {
    const down = tech.material.includes('dun');
    return [
      [
        'Isolasjon',
        down
          ? `Fyllkraft ${byLevel(tech, [550, 600, 650, 750, 850])} cuin`
          : `${tech.random.pick([160, 200, 240])} g/m²`,
      ],
      ['Fyll', down ? (/\d+ % dun/.exec(tech.material)?.[0] ?? 'Dun') : 'Syntetisk'],
      weight(tech.name.startsWith('lett') ? tech.random.int(280, 420) : tech.random.int(480, 980)),
      [
        'Temperatur',
        tech.name.startsWith('lett')
          ? 'Pluss fem til minus ti'
          : tech.name.startsWith('eksp')
            ? 'Minus ti til minus førti'
            : 'Null til minus tjue',
      ],
      ['Vindtett', 'Ja'],
      ['Vannavvisende', down ? 'Ja, men ikke vanntett' : 'Ja'],
      ['Hette', isChild(tech) ? 'Avtakbar' : tech.random.pick(['Fast', 'Avtakbar'])],
      ['Lommer', '2 utvendige, 1 innvendig'],
      ['Mansjetter', 'Strikk'],
      ['Pakkpose', tech.random.pick(['Følger med', 'Pakkes i egen lomme'])],
      fit(tech),
    ];
  },
  softshell: (tech) => [
    ['Vindtett', 'Foran'],
    water(tech.random.pick([3000, 5000, 8000])),
    ['Pustevne', `${thousands(tech.random.pick([8000, 10_000, 15_000]))} g/m²/24 t`],
    ['Stretch', '4-veis'],
    weight(tech.random.int(260, 480)),
    ['Hette', tech.name === 'softshelljakke' ? tech.random.pick(['Fast', 'Avtakbar']) : 'Uten'],
    ['Lommer', '3 utvendige'],
    ['Rygg', tech.random.pick(['Tynn og pustende', 'Pustende, litt lang'])],
    ['Refleks', tech.name === 'softshelljakke' ? 'Logo' : 'Foran og bak'],
    ['Passform', 'Kroppsnær'],
    usedFor(windUse[tech.name] ?? 'Tur'),
  ],
  trekTrousers: (tech) => [
    ['Stretch', tech.material.includes('elastan') ? '4-veis' : 'I sømmene'],
    weight(isChild(tech) ? tech.random.int(190, 320) : tech.random.int(300, 520)),
    ['Forsterkning', tech.random.pick(['Knær og bak', 'Knær', 'Ankel og knær'])],
    ['Lommer', tech.random.pick(['2 foran, 1 på låret', '2 foran, 1 på låret, 1 bak'])],
    ['Vannavvisende', tech.random.pick(['Ja', 'Ja, uten fluor'])],
    ['Lufting', tech.random.pick(['Glidelås på låret', 'Gjennom stoffet'])],
    ['Liv', isChild(tech) ? 'Regulerbar strikk' : tech.random.pick(['Beltehemper', 'Beltehemper og strikk'])],
    ['Ben', tech.random.pick(['Snor nederst', 'Trykknapp nederst', 'Krok til skoen'])],
    ['Passform', tech.random.pick(['Normal', 'Normal, rom i låret'])],
    usedFor(
      tech.name === 'langrennsbukse'
        ? 'Langrenn'
        : isChild(tech)
          ? tech.who === 'j'
            ? 'Skole og tur'
            : 'Barnehage og tur'
          : tech.random.pick(['Fottur', 'Fottur og hverdag', 'Fjell og skog']),
    ),
  ],
} satisfies Record<string, Facts>;
