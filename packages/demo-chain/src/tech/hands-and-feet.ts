import { type Facts, isChild, pairWeight, type Tech, usedFor } from './fact';

const insulation = ({ material, random }: Tech) =>
  /\bull\b/.test(material) ? 'Ull' : random.pick(['60 g/m²', '100 g/m²', '140 g/m²']);

export const handsAndFeet = {
  gloves: (tech) => [
    pairWeight(tech.random.int(60, 220)),
    ['Isolasjon', insulation(tech)],
    ['Membran', tech.material.startsWith('Ytterstoff') ? tech.random.pick(['Vanntett', 'Vindtett']) : 'Uten'],
    ['Håndflate', tech.material.includes('skinn') ? 'Geiteskinn' : 'Forsterket'],
    [
      'Mansjett',
      tech.name.startsWith('eksp') ? 'Lang, med strammer' : tech.random.pick(['Kort', 'Lang, med strammer']),
    ],
    ['Skjerm på telefonen', tech.random.pick(['Pekefinger og tommel', 'Nei'])],
    ['Håndleddsrem', tech.random.pick(['Ja', 'Nei'])],
    [
      'Temperatur',
      tech.name.startsWith('eksp')
        ? 'Minus ti til minus tretti'
        : tech.random.pick(['Pluss fem til minus fem', 'Null til minus ti', 'Null til minus femten']),
    ],
    usedFor(tech.name.startsWith('eksp') ? 'Langtur om vinteren' : tech.random.pick(['Tur og hverdag', 'Ski og tur'])),
  ],
  mittens: (tech) => [
    pairWeight(isChild(tech) ? tech.random.int(60, 120) : tech.random.int(110, 260)),
    ['Isolasjon', /\bull\b/.test(tech.material) ? 'Ull' : tech.random.pick(['100 g/m²', '140 g/m²', '200 g/m²'])],
    ['Ytterside', tech.material.startsWith('Ytter') ? 'Vindtett' : 'Tovet ull'],
    ['Håndflate', tech.random.pick(['Forsterket', 'Gummi mot glatt stav'])],
    ['Mansjett', isChild(tech) ? 'Lang, med glidelås' : tech.random.pick(['Lang, med strammer', 'Vrangbord'])],
    ['Fôr', tech.random.pick(['Fast', 'Kan tas ut'])],
    ['Løkke til tørk', 'Ja'],
    [
      'Temperatur',
      tech.name.startsWith('eksp')
        ? 'Minus femten til minus førti'
        : tech.random.pick(['Null til minus ti', 'Minus fem til minus tjue']),
    ],
    usedFor(
      isChild(tech)
        ? 'Barnehage og akebakke'
        : tech.name.startsWith('eksp')
          ? 'Langtur om vinteren'
          : 'Kalde vinterdager',
    ),
  ],
  bikeGloves: (tech) => {
    const long = tech.random.chance(0.5);
    return [
      pairWeight(tech.random.int(40, 90)),
      ['Fingre', long ? 'Lange' : 'Korte'],
      ['Håndflate', 'Syntetisk skinn'],
      ['Polstring', tech.random.pick(['Gel, 3 mm', 'Skum, 4 mm', 'Gel, 5 mm'])],
      ['Overside', 'Pustende, med stretch'],
      ['Lukking', tech.random.pick(['Borrelås', 'Uten'])],
      ['Skjerm på telefonen', long ? 'Pekefinger og tommel' : 'Fri'],
      ['Temperatur', long ? 'Fem til femten grader' : 'Over femten grader'],
      usedFor(tech.random.pick(['Landevei', 'Sti', 'Jobbvei'])),
    ];
  },
  boot: (tech) => {
    const light = tech.name !== 'fjellsko';
    return [
      pairWeight(
        isChild(tech) ? tech.random.int(520, 820) : light ? tech.random.int(740, 1080) : tech.random.int(1080, 1480),
      ),
      ['Membran', 'Vanntett'],
      ['Overdel', tech.material.includes('nubuk') ? 'Nubuk' : 'Semsket skinn og tekstil'],
      ['Skafthøyde', tech.name === 'anmarsjsko' ? 'Lav' : light ? 'Middels' : 'Høy'],
      ['Stivhet', light ? tech.random.pick(['Myk', 'Middels']) : tech.random.pick(['Middels', 'Stiv'])],
      ['Såle', tech.random.pick(['Gummi, 4 mm knaster', 'Gummi, 5 mm knaster'])],
      ['Tåkappe', light ? 'Gummi' : 'Gummi, rundt hele foten'],
      ['Lest', tech.random.pick(['Normal', 'Bred', 'Normal, bred foran'])],
      ['Innersåle', 'Kan tas ut'],
      ['Kan få ny såle', light ? 'Nei' : 'Ja'],
      usedFor(tech.name === 'anmarsjsko' ? 'Anmarsj og klatresti' : light ? 'Sti og skog' : 'Fjell og tung sekk'),
    ];
  },
  trailShoe: (tech) => {
    const road = tech.name === 'løpesko';
    return [
      pairWeight(isChild(tech) ? tech.random.int(320, 440) : tech.random.int(440, 640)),
      ['Dropp', `${tech.random.pick([4, 6, 8, 10])} mm`],
      ['Demping', tech.random.pick(['Lett', 'Middels', 'Mye'])],
      ['Sålehøyde', `${tech.random.int(26, 36)} mm under hælen`],
      ['Knaster', road ? `${tech.random.int(1, 2)} mm` : `${tech.random.int(4, 6)} mm`],
      ['Løpestil', 'Nøytral'],
      ['Membran', tech.random.pick(['Uten', 'Uten, tørker raskt'])],
      ['Lest', tech.random.pick(['Normal', 'Bred', 'Smal'])],
      ['Lukking', isChild(tech) ? 'Elastiske lisser og borrelås' : 'Lisser'],
      usedFor(road ? tech.random.pick(['Asfalt', 'Asfalt og grus']) : tech.random.pick(['Sti og myr', 'Sti og fjell'])),
    ];
  },
  rubberBoot: (tech) => [
    ['Skafthøyde', isChild(tech) ? `${tech.random.int(15, 21)} cm` : `${tech.random.int(24, 36)} cm`],
    ['Fôr', tech.name.startsWith('fôret') ? tech.random.pick(['Ullfilt', 'Syntetisk pels']) : 'Bomull'],
    pairWeight(isChild(tech) ? tech.random.int(620, 980) : tech.random.int(1300, 1900)),
    ['Vanntett', 'Til toppen'],
    ['Såle', tech.random.pick(['Grovt mønster', 'Grovt mønster, stålskank'])],
    ['Innersåle', 'Kan tas ut'],
    ['Leggvidde', isChild(tech) ? 'Normal' : tech.random.pick(['Normal', 'Regulerbar med reim'])],
    ['Temperatur', tech.name.startsWith('fôret') ? 'Minus ti til pluss fem' : 'Fra null grader og opp'],
    ['Refleks', isChild(tech) ? 'Bak og på siden' : 'Nei'],
    usedFor(isChild(tech) ? 'Barnehage og skolevei' : tech.random.pick(['Hage og brygge', 'Myr og skog'])),
  ],
  winterBoot: (tech) => {
    const wool = tech.material.includes('ull');
    return [
      ['Komforttemperatur', `−${tech.random.pick([10, 15, 20, 30])} °C`],
      ['Vanntett', tech.random.pick(['Til ankelen', 'Til over ankelen'])],
      pairWeight(isChild(tech) ? tech.random.int(520, 900) : tech.random.int(980, 1500)),
      ['Fôr', wool ? 'Ull' : 'Syntetisk pels'],
      ['Skafthøyde', `${isChild(tech) ? tech.random.int(12, 17) : tech.random.int(18, 26)} cm`],
      ['Såle', 'Gummi som holder seg myk i kulde'],
      ['Innersåle', tech.random.pick(['Filt, kan tas ut', 'Ull, kan tas ut'])],
      ['Lukking', isChild(tech) ? 'Borrelås og snøring' : tech.random.pick(['Snøring', 'Glidelås og snøring'])],
      ['Refleks', isChild(tech) ? 'Bak på hælen' : 'Nei'],
      usedFor(isChild(tech) ? (tech.who === 'j' ? 'Skole og akebakke' : 'Barnehage og akebakke') : 'By og vintervei'),
    ];
  },
  leisureShoe: (tech) => [
    pairWeight(isChild(tech) ? tech.random.int(340, 480) : tech.random.int(520, 760)),
    ['Overdel', 'Semsket skinn og tekstil'],
    ['Innersåle', 'Kan tas ut'],
    [
      'Lukking',
      isChild(tech) ? tech.random.pick(['Borrelås', 'Strikk og borrelås']) : tech.random.pick(['Lisser', 'Strikk']),
    ],
    ['Vannavvisende', 'Ja, for korte byger'],
    ['Demping', tech.random.pick(['Lett', 'Middels'])],
    ['Såle', tech.random.pick(['Gummi, lavt mønster', 'Gummi, grovt mønster'])],
    ['Lest', tech.random.pick(['Normal', 'Bred'])],
    usedFor(isChild(tech) ? 'Skole og lek' : tech.random.pick(['By og grusvei', 'Hverdag og reise'])),
  ],
  xcBoot: (tech) => {
    const style = tech.random.pick(['Klassisk', 'Skøyting', 'Kombi']);
    return [
      ['Stil', style],
      ['Binding', 'Standard sålebredde'],
      pairWeight(isChild(tech) ? tech.random.int(480, 700) : tech.random.int(640, 980)),
      ['Stivhet i sålen', style === 'Klassisk' ? 'Myk' : style === 'Kombi' ? 'Middels' : 'Stiv'],
      ['Mansjett', style === 'Klassisk' ? 'Uten' : 'Hengslet, støtter ankelen'],
      ['Snøring', tech.random.pick(['Hurtigsnøring', 'Lisser under trekk'])],
      ['Trekk', 'Vannavvisende, med glidelås'],
      ['Fôr', tech.random.pick(['Fleece', 'Tynt og varmt'])],
      ['Lest', tech.random.pick(['Normal', 'Litt romslig'])],
      ['Nivå', isChild(tech) ? 'Nybegynner' : tech.random.pick(['Mosjon', 'Aktiv', 'Nybegynner'])],
    ];
  },
  skiBoot: (tech) => {
    const flex = isChild(tech) ? tech.random.pick([40, 50, 60]) : tech.random.pick([80, 90, 100, 120]);
    return [
      ['Flex', String(flex)],
      ['Lest', `${tech.random.int(98, 103)} mm`],
      pairWeight(isChild(tech) ? tech.random.int(2400, 3000) : tech.random.int(3200, 4200)),
      ['Spenner', isChild(tech) ? tech.random.pick(['2', '3']) : '4'],
      ['Innerstøvel', isChild(tech) ? 'Myk, med fleece' : 'Kan varmes og formes'],
      ['Såle', 'ISO 5355'],
      ['Gåfunksjon', tech.random.pick(['Ja', 'Nei'])],
      ['Reim øverst', '35 mm'],
      ['Nivå', flex < 70 ? 'Nybegynner' : flex < 100 ? 'Øvet' : 'Aktiv'],
      usedFor('Alpint'),
    ];
  },
  skates: (tech) => [
    ['Stål', 'Rustfritt, slipt'],
    ['Fôr', tech.random.pick(['Fleece', 'Filt', 'Mikrofiber'])],
    pairWeight(isChild(tech) ? tech.random.int(780, 1100) : tech.random.int(1300, 1800)),
    ['Ankel', tech.random.pick(['Stiv', 'Middels stiv'])],
    ['Lukking', tech.random.pick(['Lisser', 'Lisser og spenne'])],
    ['Tunge', 'Polstret'],
    ['Kan slipes', 'Ja'],
    ['Stålbredde', '4 mm'],
    usedFor(isChild(tech) ? 'Bane og skolegård' : 'Bane og naturis'),
  ],
} satisfies Record<string, Facts>;
