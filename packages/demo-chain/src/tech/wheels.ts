import { type Fact, type Facts, isChild, no, type Tech, usedFor, weight } from './fact';

const kilos = (value: number): Fact => ['Vekt', `${no(value, 1)} kg`];
const gears = (n: number) => (n > 12 ? `${n}, to kranser foran` : `${n}, én krans foran`);

/** Motor, battery and range of an e-bike belong together: a larger battery of the same motor takes one further. */
function electric(tech: Tech): Fact[] {
  const torque = tech.random.pick([50, 60, 75, 85]);
  const far = Math.round(tech.n / (torque > 70 ? 5.6 : 4.8) / 5) * 5;
  return [
    ['Motor', `Midtmotor, 250 W`],
    ['Dreiemoment', `${torque} Nm`],
    ['Batteri', `${tech.n} Wh, kan tas av`],
    ['Rekkevidde', `${Math.round(far / 2 / 5) * 5}–${far} km`],
    ['Ladetid', `${no(Math.round((tech.n / 110) * 2) / 2, 1).replace(',0', '')} timer`],
    ['Hjelp inntil', '25 km/t'],
    ['Gir', `${tech.random.pick([9, 10, 11])}, utvendige`],
    ['Bremser', 'Hydrauliske skivebremser, 180 mm'],
    ['Hjulstørrelse', tech.random.pick(['28 tommer', '27,5 tommer'])],
    ['Rytterens høyde', 'S 155–168 · M 166–178 · L 176–188 · XL 186–198 cm'],
    ['Makslast', `${tech.random.pick([130, 140, 150])} kg med rytter`],
    kilos(tech.random.int(208, 258) / 10),
    ['Utstyr', tech.random.pick(['Lys, skjermer og bagasjebrett', 'Lys, skjermer, bagasjebrett og støtte'])],
    ['Frakobling', 'Triller lett uten motor'],
  ];
}

const brakes: Record<string, string> = {
  terrengsykkel: 'Hydrauliske skivebremser, 180/160 mm',
  hybridsykkel: 'Hydrauliske skivebremser, 160 mm',
  grussykkel: 'Hydrauliske skivebremser, 160/140 mm',
};

export const wheels = {
  bike: (tech) => {
    if (tech.name.startsWith('elsykkel')) return electric(tech);
    const kind = tech.name.split(' ')[0] ?? '';
    const trail = kind === 'terrengsykkel';
    const gravel = kind === 'grussykkel';
    return [
      ['Gir', gears(tech.n)],
      ['Bremser', brakes[kind] ?? 'Hydrauliske skivebremser, 160 mm'],
      ['Hjulstørrelse', trail ? '29 tommer' : '28 tommer'],
      [
        'Dekk',
        trail
          ? `${no(tech.random.pick([2.3, 2.4]), 1)} tommer`
          : gravel
            ? `${tech.random.pick([40, 45])} mm`
            : `${tech.random.pick([35, 42])} mm`,
      ],
      [
        'Gaffel',
        trail
          ? `Dempet, ${tech.random.pick([100, 120, 130])} mm`
          : tech.material.includes('karbon')
            ? 'Karbon'
            : 'Aluminium',
      ],
      ['Ramme', 'Aluminium 6061, kabler inni'],
      kilos(
        trail
          ? tech.random.int(124, 148) / 10
          : gravel
            ? tech.random.int(94, 112) / 10
            : tech.random.int(112, 138) / 10,
      ),
      ['Rytterens høyde', 'S 155–168 · M 166–178 · L 176–188 · XL 186–198 cm'],
      ['Fester', trail ? '1 flaske' : 'Skjermer, bagasjebrett og 2 flasker'],
      ['Makslast', `${tech.random.pick([110, 115, 120])} kg med rytter`],
      ['Utstyr', kind === 'hybridsykkel' ? tech.random.pick(['Skjermer og støtte', 'Støtte']) : 'Pedaler'],
      usedFor(trail ? 'Sti og skogsvei' : gravel ? 'Grus, landevei og pakketur' : 'Jobbvei og grus'),
    ];
  },
  childBike: (tech) => {
    const height: Record<number, string> = { 12: '90–105 cm', 16: '102–118 cm', 20: '115–132 cm', 24: '128–147 cm' };
    const age: Record<number, string> = { 12: '3–4 år', 16: '4–6 år', 20: '6–8 år', 24: '8–11 år' };
    return [
      ['Hjulstørrelse', `${tech.n} tommer`],
      ['Barnets høyde', height[tech.n] ?? '115–132 cm'],
      ['Anbefalt alder', age[tech.n] ?? '6–8 år'],
      ['Gir', tech.n < 20 ? 'Uten' : String(tech.random.pick([3, 6, 7]))],
      ['Bremser', tech.n < 20 ? 'Håndbrems foran, fotbrems bak' : 'V-brems foran og bak'],
      ['Ramme', tech.material.includes('stål') ? 'Stål' : 'Aluminium'],
      kilos(4 + tech.n * 0.33 + tech.random.int(0, 8) / 10),
      ['Setehøyde', `${26 + tech.n * 1.5}–${36 + tech.n * 1.5} cm`],
      ['Kjedekasse', tech.n < 20 ? 'Hel' : 'Halv'],
      ['Følger med', tech.n < 16 ? 'Støttehjul, refleks og ringeklokke' : 'Refleks og ringeklokke'],
    ];
  },
  bikeHelmet: (tech) => [
    ['Standard', 'EN 1078'],
    ['Rotasjonsbeskyttelse', 'Ja'],
    weight(isChild(tech) ? tech.random.int(230, 310) : tech.random.int(250, 420)),
    ['Lufteåpninger', String(tech.random.pick([11, 14, 17, 21]))],
    ['Lys bak', 'Ja, USB-C'],
    ['Justering', 'Hjul i nakken'],
    ['Skjerm', isChild(tech) ? 'Fast, myk' : tech.random.pick(['Kan tas av', 'Uten'])],
    ['Polstring', 'Kan tas ut og vaskes'],
    ['Insektnett', 'Foran'],
    usedFor(isChild(tech) ? 'Lek og skolevei' : tech.random.pick(['Jobbvei og tur', 'Sti', 'Landevei'])),
  ],
} satisfies Record<string, Facts>;
