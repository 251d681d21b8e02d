import { type Facts, grams, isChild, type Tech, usedFor, weight } from './fact';

const shaft = ({ material }: Tech) =>
  /Karbon og glass/.test(material) ? 'Karbon og glassfiber' : /Karbon/.test(material) ? 'Karbon' : 'Aluminium';

export const snowAndPlay = {
  helmet: (tech) => [
    ['Standard', 'EN 1077 klasse B'],
    ['Rotasjonsbeskyttelse', 'Ja'],
    weight(isChild(tech) ? tech.random.int(340, 430) : tech.random.int(380, 560)),
    ['Lufting', tech.random.pick(['Justerbar', 'Fast'])],
    ['Skall', tech.material.includes('ABS') ? 'ABS' : 'Polykarbonat, støpt i ett'],
    ['Justering', 'Hjul i nakken'],
    ['Ørepolstring', 'Avtakbar, kan vaskes'],
    ['Brillefeste', 'Klips bak'],
    ['Spenne', tech.random.pick(['Vanlig', 'Magnet'])],
    usedFor('Alpint'),
  ],
  goggles: (tech) => {
    const light = tech.random.pick([12, 18, 26, 43, 60]);
    return [
      ['Lystransmisjon', `${light} % (S${light > 43 ? 1 : light > 18 ? 2 : 3})`],
      ['Vær', light > 43 ? 'Flatt lys og snøvær' : light > 18 ? 'Skiftende vær' : 'Sol'],
      ['Linse', tech.random.pick(['Sfærisk', 'Sylindrisk', 'Torisk'])],
      ['UV-filter', 'UV 400'],
      ['Dugg', 'Doble glass med antidugg'],
      ['Linsebytte', isChild(tech) ? 'Nei' : tech.random.pick(['Magnet', 'Klips', 'Nei'])],
      ['Over briller', tech.random.pick(['Ja', 'Nei'])],
      ['Ramme', isChild(tech) ? 'Liten' : tech.random.pick(['Middels', 'Stor'])],
      ['Skum', 'Tre lag'],
      ['Følger med', 'Myk pose'],
    ];
  },
  sunglasses: (tech) => [
    ['Filterkategori', '3'],
    ['UV-filter', 'UV 400'],
    ['Polarisert', tech.random.pick(['Ja', 'Nei'])],
    weight(isChild(tech) ? 20 : tech.random.int(22, 38)),
    ['Glass', 'Polykarbonat'],
    ['Innfatning', 'Polyamid'],
    ['Nesestykke', isChild(tech) ? 'Mykt' : 'Kan formes'],
    ['Bredde', isChild(tech) ? 'Smal' : tech.random.pick(['Smal til middels', 'Middels til bred'])],
    ['Følger med', tech.random.pick(['Etui og pusseklut', 'Myk pose'])],
    usedFor(
      isChild(tech)
        ? 'Strand og snø'
        : tech.name === 'sykkelbrille'
          ? 'Sykling'
          : tech.name === 'sportsbrille'
            ? 'Løping og ski'
            : 'Sjø og by',
    ),
  ],
  poles: (tech) => [
    ['Skaft', shaft(tech)],
    ['Lengde', tech.name === 'løpestav' ? 'Fast' : tech.random.pick(['Teleskopisk 100–135 cm', 'Tredelt 95–130 cm'])],
    ['Vekt per par', grams(tech.name === 'løpestav' ? tech.random.int(300, 380) : tech.random.int(420, 620))],
    ['Grep', tech.material.includes('kork') ? 'Kork' : 'Skum'],
    ['Reim', tech.name === 'løpestav' ? 'Hanske, kan klikkes av' : 'Bred, justerbar'],
    ['Lås', tech.name === 'løpestav' ? 'Uten' : tech.random.pick(['Spenne', 'Knapp og snor'])],
    ['Spiss', 'Hardmetall, med gummisko'],
    ['Trinse', 'Kan byttes'],
    ['Pakklengde', tech.name === 'løpestav' ? 'Full lengde' : `${tech.random.int(36, 62)} cm`],
    usedFor(tech.name === 'løpestav' ? 'Løping i motbakke' : 'Fottur'),
  ],
  skiPoles: (tech) => [
    ['Skaft', shaft(tech)],
    ['Grep', tech.name === 'alpinstav' ? 'Gummi' : 'Kork'],
    ['Vekt per par', grams(tech.material === 'Karbon' ? tech.random.int(300, 380) : tech.random.int(400, 560))],
    ['Reim', tech.name === 'langrennsstav' ? 'Hanske, justerbar' : 'Bred, justerbar'],
    [
      'Trinse',
      tech.name === 'fjellskistav' ? 'Stor, 100 mm' : tech.name === 'alpinstav' ? 'Alpin, 55 mm' : 'Løype, 40 mm',
    ],
    ['Spiss', 'Hardmetall'],
    ['Diameter', `${isChild(tech) ? 14 : 16} mm`],
    ['Kan kappes', 'Ja, i butikken'],
    usedFor(tech.name === 'langrennsstav' ? 'Preparerte løyper' : tech.name === 'alpinstav' ? 'Alpint' : 'Fjellski'),
  ],
  alpineSki: (tech) => {
    const waist = tech.n || tech.random.int(68, 76);
    const touring = tech.name.startsWith('topptur');
    return [
      ['Midjebredde', `${waist} mm`],
      ['Radius', `${tech.random.int(11, 19)} m`],
      ['Profil', touring ? 'Rocker for og bak' : tech.random.pick(['Rocker foran', 'Full camber'])],
      ['Kjerne', tech.material.includes('titanal') ? 'Tre med titanal' : 'Tre med glassfiber'],
      ['Stålkant', 'Hel, slipt 88°'],
      ['Flex', isChild(tech) ? 'Myk' : touring ? 'Middels' : tech.random.pick(['Middels', 'Stiv'])],
      ['Vekt per ski', grams(touring ? 1180 + waist * 3 : 1300 + waist * 7)],
      ['Nivå', isChild(tech) ? 'Nybegynner og øvet' : tech.random.pick(['Øvet', 'Øvet og aktiv'])],
      ['Binding', 'Følger ikke med, monteres i butikken'],
      usedFor(touring ? 'Topptur og løssnø' : waist > 80 ? 'Bakke og løssnø' : 'Preparert bakke'),
    ];
  },
  xcSki: (tech) => {
    const mountain = tech.n > 0;
    return [
      ['Midjebredde', `${tech.n || 44} mm`],
      [
        'Feste',
        mountain
          ? tech.random.pick(['Felle, kort', 'Smøring', 'Kort felle og smøring'])
          : tech.random.pick(['Felle', 'Smøring', 'Smørefri']),
      ],
      ['Stålkant', mountain ? 'Hel' : 'Uten'],
      ['Kjerne', tech.material.startsWith('Tre') ? 'Tre' : 'Skum og karbon'],
      ['Såle', 'Sintret'],
      ['Spenn', mountain ? 'Halvannet' : tech.random.pick(['Klassisk, middels', 'Klassisk, høyt'])],
      [
        'Vekt per par',
        grams(
          mountain
            ? tech.random.int(1900, 2400)
            : isChild(tech)
              ? tech.random.int(760, 1050)
              : tech.random.int(1050, 1450),
        ),
      ],
      ['Spiss', mountain ? `Bred, ${tech.n + 28} mm` : 'Smal'],
      ['Binding', 'Selges i butikken, monteres gratis'],
      ['Nivå', isChild(tech) ? 'Nybegynner og øvet' : tech.random.pick(['Mosjon', 'Aktiv'])],
      usedFor(mountain ? 'Vidde og umerket terreng' : 'Preparerte løyper'),
    ];
  },
  pulk: (tech) => [
    ['Lengde', `${tech.n} cm`],
    ['Makslast', `${tech.n > 160 ? 100 : tech.n > 130 ? 80 : 60} kg`],
    ['Skall', tech.material],
    ['Drag', 'Følger med, stivt'],
    ['Sele', 'Følger med, justerbar'],
    ['Trekk', 'Vannavvisende, med glidelås'],
    weight(4200 + tech.n * tech.random.int(18, 30)),
    ['Bredde', `${tech.random.int(50, 58)} cm`],
    ['Skinner', tech.random.pick(['3, plast', '2, stål'])],
    usedFor('Langtur og hyttetur'),
  ],
  sledge: (tech) => {
    const steered = tech.name === 'rattkjelke';
    return [
      ['Makslast', `${steered ? tech.random.pick([80, 100, 120]) : tech.random.pick([60, 80])} kg`],
      ['Lengde', `${steered ? tech.random.int(104, 128) : tech.random.int(82, 98)} cm`],
      ['Personer', steered ? '1 voksen eller 2 barn' : '1 barn'],
      weight(steered ? tech.random.int(5200, 8900) : tech.random.int(900, 1900)),
      ['Bremser', steered ? 'Fot, på begge sider' : 'Uten'],
      ['Styring', steered ? 'Ratt og skistyring' : 'Kroppen'],
      ['Tau', 'Følger med'],
      ['Temperatur', 'Ned til minus tjuefem'],
      ['Anbefalt alder', steered ? 'Fra 6 år' : 'Fra 3 år'],
      ['Standard', 'EN 71'],
    ];
  },
  exerciseMat: (tech) => [
    ['Tykkelse', `${tech.n} mm`],
    ['Mål', tech.random.pick(['180 × 60 cm', '183 × 61 cm'])],
    weight(400 + tech.n * tech.random.int(60, 110)),
    ['Stoff', tech.material],
    ['Overflate', tech.random.pick(['Ru', 'Ru, med linjer'])],
    ['Underside', 'Sklir ikke'],
    ['Tar opp svette', 'Nei'],
    ['Lateks', tech.material === 'Naturgummi' ? 'Inneholder lateks' : 'Uten'],
    ['Reim', 'Følger med'],
    usedFor(tech.n > 7 ? 'Styrke og tøyning' : 'Yoga og tøyning'),
  ],
  ball: (tech) => [
    [
      'Underlag',
      tech.name === 'fotball'
        ? tech.random.pick(['Gress', 'Kunstgress', 'Alle'])
        : tech.name === 'håndball'
          ? 'Inne'
          : tech.random.pick(['Inne', 'Sand']),
    ],
    weight(
      tech.name === 'fotball'
        ? tech.random.int(400, 445)
        : tech.name === 'håndball'
          ? tech.random.int(330, 420)
          : tech.random.int(260, 280),
    ),
    ['Overflate', tech.material.split(',')[0] ?? ''],
    ['Blære', tech.material.includes('lateks') ? 'Lateks' : 'Butyl'],
    ['Paneler', tech.name === 'volleyball' ? '18' : '32'],
    ['Sammenføyning', tech.level > 1 ? 'Limt' : 'Maskinsydd'],
    ['Nivå', tech.level > 1 ? tech.random.pick(['Kamp', 'Kamp og trening']) : 'Trening og lek'],
    ['Trykk', tech.name === 'volleyball' ? '0,3 bar' : tech.name === 'håndball' ? '0,4 bar' : '0,7 bar'],
    ['Luft', 'Leveres uten'],
  ],
} satisfies Record<string, Facts>;
