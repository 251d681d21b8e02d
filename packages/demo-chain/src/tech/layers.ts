import { type Fact, type Facts, isChild, no, pairWeight, type Tech, usedFor, weight } from './fact';

const cycling = ({ name }: Tech) => name.startsWith('sykkel');
const running = ({ name }: Tech) => name.startsWith('løpe');
const sport = (tech: Tech) => (cycling(tech) ? 'Sykling' : running(tech) ? 'Løping' : 'Trening');
const lightWool = (value: number) =>
  value < 170 ? 'Tur hele året' : value < 220 ? 'Høst, vinter og vår' : 'Kalde vinterdager';

export const layers = {
  fleece: (tech) => {
    const thick = tech.random.pick([100, 150, 200, 300]);
    return [
      ['Tykkelse', `${thick} g/m²`],
      weight(isChild(tech) ? 120 + thick * 0.6 : 180 + thick * 1.1),
      ['Innside', tech.random.pick(['Børstet', 'Vaffelstrikket', 'Børstet, med luftekanaler'])],
      ['Åpning', 'Hel glidelås'],
      ['Krage', tech.name === 'hettegenser' ? 'Hette' : 'Høy'],
      ['Lommer', '3 med glidelås'],
      ['Tommelhull', tech.random.pick(['Ja', 'Nei'])],
      ['Passform', tech.random.pick(['Normal', 'Kroppsnær'])],
      usedFor(thick < 150 ? 'Løping og ski' : thick < 250 ? 'Tur hele året' : 'Kalde dager'),
    ];
  },
  sweater: (tech) => [
    weight(tech.random.int(420, 720)),
    ['Strikkefasthet', `${tech.random.pick([7, 9, 12])} gg`],
    ['Ull', tech.material.startsWith('100') ? 'Norsk lammeull' : 'Ull og polyamid'],
    ['Åpning', 'Hel glidelås'],
    ['Krage', tech.random.pick(['Høy', 'Rund'])],
    ['Kanter', 'Vrangbord i liv og ermer'],
    ['Forsterkning', tech.random.pick(['Albuer', 'Ingen'])],
    ['Passform', tech.random.pick(['Normal', 'Romslig'])],
    usedFor(tech.random.pick(['Hytte og hverdag', 'Tur og båt', 'Kalde kvelder'])),
  ],
  wool: (tech) => {
    const thick = tech.random.pick([150, 185, 200, 240, 260]);
    const set = tech.name === 'ullundertøysett';
    return [
      ['Stoffvekt', `${thick} g/m²`],
      ['Fibertykkelse', `${no(tech.random.int(175, 195) / 10, 1)} mikron`],
      ['Sømmer', 'Flatlåste'],
      weight(Math.round(thick * (isChild(tech) ? 0.62 : 1.02) * (set ? 1.9 : 1))),
      ['Antall plagg', set ? '2: trøye og longs' : '1'],
      ...((tech.name === 'ullunderbukse'
        ? [
            ['Linning', 'Myk strikk'],
            ['Lengde', tech.random.pick(['Til ankelen', 'Til leggen'])],
          ]
        : [
            ['Hals', tech.random.pick(['Rund', 'Høy', 'Høy, med glidelås'])],
            ['Ermer', 'Lange'],
          ]) as Fact[]),
      ['Mulesing', 'Ull fra sauer uten mulesing'],
      ['Passform', 'Kroppsnær'],
      usedFor(lightWool(thick)),
    ];
  },
  tee: (tech) => [
    ['Stoffvekt', `${tech.random.pick([120, 135, 150, 160])} g/m²`],
    weight(isChild(tech) ? tech.random.int(70, 110) : tech.random.int(90, 170)),
    ['Solfaktor', tech.random.pick(['UPF 15', 'UPF 30', 'UPF 50+'])],
    ['Hals', cycling(tech) ? 'Høy, med glidelås' : tech.random.pick(['Rund', 'V-hals'])],
    ['Ermer', 'Korte'],
    ['Sømmer', 'Flatlåste'],
    ['Lommer', cycling(tech) ? '3 bak' : 'Ingen'],
    ['Refleks', tech.name === 'T-skjorte' ? 'Nei' : 'Foran og bak'],
    ['Passform', cycling(tech) ? 'Kroppsnær' : tech.random.pick(['Normal', 'Litt løs'])],
    usedFor(tech.name === 'T-skjorte' ? tech.random.pick(['Tur og hverdag', 'Trening og hverdag']) : sport(tech)),
  ],
  tights: (tech) => [
    ['Linning', tech.random.pick(['Høy', 'Middels'])],
    ['Lommer', tech.random.pick(['1 bak, med glidelås', '1 bak og 2 på lårene'])],
    weight(tech.random.int(170, 280)),
    ['Lengde', 'Til ankelen'],
    ['Innside', tech.random.pick(['Glatt', 'Børstet foran'])],
    ['Stoffvekt', `${tech.random.pick([190, 220, 250])} g/m²`],
    ['Sitteputer', cycling(tech) ? tech.random.pick(['Skum, 8 mm', 'Gel, 10 mm']) : 'Uten'],
    ['Glidelås ved ankelen', tech.random.pick(['Ja', 'Nei'])],
    ['Refleks', 'På leggene'],
    ['Temperatur', tech.random.pick(['Fem grader og varmere', 'Fra null grader og opp', 'Minus fem til pluss ti'])],
    usedFor(sport(tech)),
  ],
  shorts: (tech) => [
    ['Innersøm', `${cycling(tech) ? tech.random.pick([23, 28]) : tech.random.pick([13, 18, 23])} cm`],
    ['Lommer', '2 på sidene, 1 bak med glidelås'],
    weight(tech.random.int(110, 240)),
    ['Stretch', tech.material.includes('elastan') ? '4-veis' : 'I livet'],
    ['Liv', tech.random.pick(['Strikk og snor', 'Strikk, med beltehemper'])],
    [
      'Innershorts',
      cycling(tech) ? 'Med sitteputer' : tech.name === 'turshorts' ? 'Uten' : tech.random.pick(['Netting', 'Uten']),
    ],
    ['Vannavvisende', tech.name === 'turshorts' ? 'Ja' : 'Nei'],
    ['Refleks', tech.name === 'turshorts' ? 'Nei' : 'Logo'],
    ['Passform', tech.random.pick(['Normal', 'Litt romslig'])],
    usedFor(tech.name === 'turshorts' ? 'Fottur og hverdag' : sport(tech)),
  ],
  swimwear: (tech) => [
    ['Solfaktor', 'UPF 50+'],
    ['Klorbestandig', 'Ja'],
    ['Saltvann', 'Tåler saltvann'],
    weight(tech.random.int(90, 210)),
    ['Fôr', tech.name === 'badeshorts' ? 'Innershorts i netting' : 'Foran'],
    ['Rygg', tech.name === 'badeshorts' ? 'Strikk og snor' : tech.random.pick(['Kryss', 'U-rygg'])],
    ['Lommer', tech.name === 'badeshorts' ? '2 på sidene, 1 bak med glidelås' : 'Ingen'],
    ['Innlegg', tech.name === 'badedrakt' && !isChild(tech) ? 'Avtakbare' : 'Uten'],
    ['Tørketid', tech.random.pick(['Omtrent en time i sol', 'Omtrent to timer i skygge'])],
    usedFor(tech.random.pick(['Sjø og basseng', 'Strand og basseng'])),
  ],
  hat: (tech) => [
    weight(tech.random.int(45, 120)),
    [
      'Omkrets',
      isChild(tech) ? tech.random.pick(['48–53 cm', '50–55 cm']) : tech.random.pick(['54–60 cm', '55–61 cm']),
    ],
    ['Strikk', tech.random.pick(['Ribb', 'Glattstrikk', 'Dobbeltstrikk'])],
    ['Fôr', tech.random.pick(['Fleecebånd', 'Uten', 'Mykt bånd i pannen'])],
    ['Ører', 'Dekkes helt'],
    ['Under hjelm', tech.random.pick(['Ja', 'Nei'])],
    ['Kant', tech.random.pick(['Kan brettes', 'Fast'])],
    ['Vindtett', tech.name === 'turlue' ? 'Nei' : 'Bånd over ørene'],
    usedFor(tech.name === 'turlue' ? 'Tur hele året' : 'Kalde vinterdager'),
  ],
  socks: (tech) => [
    ['Tykkelse', tech.random.pick(['Tynn', 'Middels', 'Tykk'])],
    ['Høyde', tech.name === 'skisokk' ? 'Kne' : tech.random.pick(['Ankel', 'Legg'])],
    ['Antall', '1 par'],
    pairWeight(tech.random.int(50, 110)),
    ['Ullandel', /\d+ % (merino)?ull/.exec(tech.material)?.[0] ?? 'Ull'],
    [
      'Polstring',
      tech.name === 'skisokk' ? 'Skinnebein, hæl og tå' : tech.random.pick(['Hæl og tå', 'Under hele foten', 'Uten']),
    ],
    ['Tåsøm', 'Flat'],
    ['Forsterkning', tech.random.pick(['Hæl', 'Hæl og tå'])],
    usedFor(
      tech.name === 'skisokk'
        ? 'Ski'
        : isChild(tech)
          ? 'Barnehage og tur'
          : tech.random.pick(['Fottur', 'Støvler og fjellsko', 'Tur hele året']),
    ),
  ],
} satisfies Record<string, Facts>;
