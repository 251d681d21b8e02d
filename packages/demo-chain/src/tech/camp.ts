import { byLevel, type Fact, type Facts, isChild, no, type Tech, thousands, usedFor, water, weight } from './fact';

const seasons = (n: number) => (n > 10 ? 'Vinter' : n > 6 ? 'Tre årstider' : 'Sommer');
const pockets = '6: topp, front, to på sidene, to på hoftebeltet';
const warm = (tech: Tech) => (tech.material.includes('dun') ? 'Dun, 90/10' : 'Syntetisk');

export const camp = {
  tent: (tech) => {
    const people = Math.max(tech.n || 2, 1);
    const family = tech.name.startsWith('familie');
    const per = family ? 1700 : byLevel(tech, [1250, 1150, 1050, 950, 850]);
    return [
      weight(Math.round(((people * per + 500) * tech.random.int(94, 106)) / 100 / 10) * 10),
      ['Personer', String(people)],
      ['Vannsøyle yttertelt', `${thousands(tech.random.pick([3000, 4000, 5000]))} mm`],
      ['Vannsøyle bunn', `${thousands(tech.random.pick([5000, 8000, 10_000]))} mm`],
      ['Form', tech.name.startsWith('tunnel') || family ? 'Tunnel' : tech.random.pick(['Kuppel', 'Tunnel'])],
      ['Stenger', tech.random.pick(['Aluminium 7001', 'Aluminium 7075'])],
      ['Innganger', String(people > 2 ? 2 : tech.random.int(1, 2))],
      ['Innvendig høyde', `${family ? tech.random.int(180, 205) : 96 + people * 4 + tech.random.int(0, 6)} cm`],
      ['Innertelt', `${200 + tech.random.int(1, 3) * 5} × ${60 + people * 58} cm`],
      ['Pakkmål', `${40 + people * 3} × ${12 + people * 2} cm`],
      ['Årstid', tech.name.startsWith('tunnel') && tech.level >= 4 ? 'Hele året' : 'Vår, sommer og høst'],
      ['Følger med', 'Plugger, barduner, reparasjonsbit, pakkpose'],
    ];
  },
  tarp: (tech) => [
    ['Areal', `${tech.n} m²`],
    ['Mål', ({ 6: '2 × 3 m', 9: '3 × 3 m', 12: '3 × 4 m' } as Record<number, string>)[tech.n] ?? '3 × 3 m'],
    water(tech.random.pick([2000, 3000])),
    ['Festepunkter', String(tech.random.pick([12, 16, 19]))],
    weight(180 + tech.n * tech.random.int(36, 60)),
    ['Sømmer', 'Teipede'],
    ['Snorer', `${tech.random.pick([4, 6])}, med refleks og strammere`],
    ['Plugger', '6, aluminium'],
    ['Følger med', 'Snorer, plugger og pakkpose'],
  ],
  lavvo: (tech) => [
    ['Personer', String(tech.n)],
    ['Høyde', `${no(2 + tech.n * 0.1, 1)} m`],
    ['Diameter', `${no(2.4 + tech.n * 0.3, 1)} m`],
    water(tech.material.includes('bomull') ? 500 : tech.random.pick([1500, 2000, 3000])),
    weight(3200 + tech.n * tech.random.int(700, 1100)),
    ['Duk', tech.material.includes('bomull') ? 'Polyester og bomull' : 'Polyester'],
    ['Stang', 'Aluminium, delt i fem'],
    ['Innganger', '2'],
    ['Topp', 'Kan åpnes og dreies'],
    ['Bunn', tech.random.pick(['Uten, med snøkant', 'Kan festes, selges separat'])],
  ],
  bag: (tech) => {
    const n = tech.n || 5;
    return [
      ['Komforttemperatur', n > 4 ? `−${n - 4} °C` : '2 °C'],
      ['Nedre grense', `−${n} °C`],
      ['Ekstremtemperatur', `−${n + 14} °C`],
      ['Fyll', warm(tech)],
      weight((isChild(tech) ? 640 : 620 + n * 34) * (tech.material.includes('dun') ? 0.9 : 1.25)),
      [
        'Pakkvolum',
        `${Math.round((isChild(tech) ? 5 : 5 + n / 4) * (tech.material.includes('dun') ? 0.9 : 1.3))} liter`,
      ],
      ['Årstid', seasons(n)],
      ['Fasong', tech.random.pick(['Mumie', 'Mumie, litt bred'])],
      ['Glidelås', tech.random.pick(['Venstre, kan kobles', 'Høyre, kan kobles'])],
      ['Varmekrage', n > 6 ? 'Ja' : 'Nei'],
      ['Innerlomme', 'Ja'],
      ['Følger med', 'Pakkpose og nettpose'],
    ];
  },
  mat: (tech) => {
    const value = tech.random.int(15, 25) / 10 + (tech.n || 3) * 0.3;
    return [
      ['R-verdi', no(value, 1)],
      ['Tykkelse', `${tech.n || 5} cm`],
      ['Mål', '183 × 55 cm'],
      weight(tech.random.int(360, 980)),
      ['Type', (tech.n || 5) > 4 ? 'Luftmadrass med isolasjon' : 'Selvblåsende'],
      ['Ventil', 'Flat, enveis'],
      ['Pakkmål', `${tech.random.int(22, 28)} × ${tech.random.int(10, 15)} cm`],
      ['Overflate', 'Ru, sklir ikke'],
      ['Årstid', value > 4 ? 'Hele året' : value > 3 ? 'Vår, sommer og høst' : 'Sommer'],
      ['Følger med', 'Pakkpose, pumpepose og reparasjonssett'],
    ];
  },
  sitMat: (tech) => [
    ['Tykkelse', `${tech.random.pick([8, 10, 12, 14])} mm`],
    ['Mål', tech.random.pick(['40 × 30 cm', '42 × 32 cm'])],
    weight(tech.random.int(45, 120)),
    ['Type', 'Lukket skum'],
    ['Tar opp vann', 'Nei'],
    ['Brettes', tech.random.pick(['I fire', 'I to', 'Rulles'])],
    ['Feste', tech.random.pick(['Strikk', 'Hull i hjørnet'])],
    ['Temperatur', 'Holder seg mykt til minus tretti'],
  ],
  stove: (tech) => {
    const fuel =
      tech.name === 'multifuelbrenner'
        ? 'Gass og bensin'
        : tech.name === 'gassbrenner'
          ? 'Gass'
          : tech.random.pick(['Gass', 'Rødsprit']);
    const set = tech.name.startsWith('storm');
    return [
      ['Effekt', `${no(fuel === 'Rødsprit' ? 1.4 : tech.random.int(20, 32) / 10, 1)} kW`],
      ['Koketid 1 liter', `${no(fuel === 'Rødsprit' ? 8.5 : tech.random.int(30, 48) / 10, 1)} min`],
      ['Brensel', fuel],
      weight(
        set ? 520 + tech.n * 90 : tech.name === 'gassbrenner' ? tech.random.int(80, 210) : tech.random.int(320, 420),
      ),
      ['Tenning', tech.random.pick(['Piezo og fyrstål', 'Fyrstål eller lighter'])],
      ['Vindskjerm', set ? 'Rundt brenner og kjele' : 'Rundt brennerhodet'],
      [
        'Kjeler',
        set ? `2, ${no(tech.n > 2 ? 1.5 : 1, 1)} og ${no(tech.n > 2 ? 1.75 : 1.2, 2)} liter` : 'Følger ikke med',
      ],
      ['Personer', set ? String(tech.n) : '1–3'],
      ['Temperatur', fuel === 'Gass' ? 'Ned til minus fem' : 'Ned til minus tretti'],
      ['Følger med', set ? 'Brenner, kjeler, lokk og gripetang' : 'Pakkpose'],
    ];
  },
  thermos: (tech) => [
    ['Volum', `${no(tech.n, 2).replace(/0$/, '')} liter`],
    ['Holder varmt', `${tech.random.pick([10, 12, 16, 24])} timer`],
    ['Holder kaldt', '24 timer'],
    weight(260 + Math.round(tech.n * 360)),
    ['Høyde', `${Math.round(21 + tech.n * 10)} cm`],
    ['Vegg', 'Dobbel, med vakuum'],
    ['Lokk', 'Kopp'],
    ['Overflate', 'Pulverlakk'],
    ['BPA', 'Fri for BPA'],
    ['Tåler oppvaskmaskin', 'Bare korken'],
  ],
  bottle: (tech) => {
    const steel = tech.material.includes('stål');
    return [
      ['Volum', `${no(tech.n, 2).replace(/0$/, '')} liter`],
      weight(steel ? 110 + tech.n * 120 : 60 + tech.n * 80),
      ['Flaske', steel ? 'Rustfritt stål' : 'Plast'],
      ['Isolert', 'Nei'],
      ['Åpning', `${tech.random.pick([45, 53, 63])} mm`],
      [
        'Kork',
        tech.name.startsWith('sykkel') ? 'Drikketut med lås' : tech.random.pick(['Skrukork med løkke', 'Drikketut']),
      ],
      ['Målestreker', steel ? 'Nei' : 'Ja'],
      ['Flaskeholder på sykkel', tech.n > 0.8 ? 'Passer ikke' : 'Passer'],
      ['BPA', 'Fri for BPA'],
      ['Tåler oppvaskmaskin', 'Ja, øverste hylle'],
    ];
  },
  torch: (tech) => {
    const lumen = tech.n || 400;
    return [
      ['Lysstyrke', `${thousands(lumen)} lm`],
      ['Rekkevidde', `${Math.round(lumen / (lumen > 900 ? 9 : 5) + tech.random.int(30, 60))} m`],
      ['Lystid fullt lys', `${tech.random.int(2, 4)} timer`],
      ['Lystid sparelys', `${tech.random.int(30, 110)} timer`],
      ['Batteri', lumen < 200 ? '3 AAA' : `${thousands(tech.random.pick([1800, 2600, 3400]))} mAh, oppladbart`],
      ['Lading', lumen < 200 ? 'Batterier byttes' : `USB-C, ${tech.random.int(2, 4)} timer`],
      ['Rødt lys', lumen < 200 ? 'Nei' : 'Ja'],
      ['Tetthet', 'IPX4'],
      weight(lumen < 200 ? tech.random.int(60, 80) : 70 + Math.min(lumen, 1200) / 9),
      ['Feste', tech.name.startsWith('hjelm') ? 'Hjelm, med borrelås' : 'Hodebånd'],
      usedFor(
        tech.name.startsWith('løpe')
          ? 'Løping'
          : tech.name.startsWith('hjelm')
            ? 'Sykling på sti'
            : isChild(tech)
              ? 'Lek og hyttetur'
              : lumen > 800
                ? 'Ski, sti og leting'
                : 'Tur og leir',
      ),
    ];
  },
  rucksack: (tech) => {
    const n = tech.n || 20;
    const ski = tech.name.startsWith('topptur');
    return [
      ['Volum', `${n} liter`],
      weight(380 + n * tech.random.int(17, 24)),
      ['Rygglengde', n >= 50 ? 'Justerbar, 42–52 cm' : tech.random.pick(['44 cm', '48 cm'])],
      ['Hoftebelte', n >= 50 ? 'Polstret, kan skiftes' : 'Polstret'],
      ['Regntrekk', 'Følger med'],
      ['Lommer', pockets],
      ['Åpning', ski ? 'Topp og rygg' : n >= 50 ? 'Topp og bunn' : 'Topp'],
      ['Feste', ski ? 'Ski, isøks og hjelm' : 'Staver og isøks'],
      ['Anbefalt last', `Inntil ${Math.round(n * 0.3)} kg`],
      ['Stoff', /\d+D/.exec(tech.material)?.[0] ?? '210D'],
      usedFor(ski ? 'Topptur' : n > 79 ? 'Ekspedisjon og langtur' : n > 59 ? 'Uketur' : 'Helgetur'),
    ];
  },
  daypack: (tech) => {
    const n = tech.n || 20;
    return [
      ['Volum', `${n} liter`],
      weight(260 + n * tech.random.int(14, 22)),
      ['Lommer', pockets],
      ['Regntrekk', isChild(tech) ? 'Følger med, i signalfarge' : 'Følger med'],
      ['Rygg', tech.random.pick(['Polstret med luftekanaler', 'Spent netting'])],
      ['Hoftebelte', n > 24 ? 'Polstret' : 'Kan tas av'],
      ['Brystreim', isChild(tech) ? 'Med fløyte' : 'Kan flyttes'],
      ['Innerlomme', tech.name.startsWith('by') ? 'PC inntil 15 tommer' : 'Drikkesystem, inntil 2 liter'],
      ['Anbefalt last', `Inntil ${Math.max(3, Math.round(n * 0.28))} kg`],
      ['Refleks', tech.name.startsWith('sykkel') || isChild(tech) ? 'Front og reimer' : 'Front'],
      usedFor(
        isChild(tech)
          ? 'Barnehage, skole og tur'
          : tech.name.startsWith('by')
            ? 'Jobb og skole'
            : tech.name.startsWith('sykkel')
              ? 'Sykling'
              : 'Dagstur',
      ),
    ];
  },
  duffel: (tech) => {
    const n = tech.n || 40;
    const ski = tech.name.startsWith('skibag');
    const dry = tech.name.startsWith('vanntett');
    return [
      ski ? ['Lengde', `${n} cm`] : ['Volum', `${n} liter`],
      weight(ski ? 600 + n * 4 : 320 + n * tech.random.int(7, 12)),
      ['Kan bæres som sekk', ski ? 'Nei' : tech.name.startsWith('sykkel') ? 'Nei' : n > 19 ? 'Ja' : 'Nei'],
      ['Lukking', dry ? 'Rulles og klipses' : 'Glidelås'],
      ['Tetthet', dry ? 'Vanntett, flyter lukket' : 'Tåler sprut og slaps'],
      [
        'Plass til',
        ski
          ? tech.random.pick(['1 par ski og staver', '2 par ski'])
          : tech.name.startsWith('trening')
            ? 'Sko i eget rom'
            : dry
              ? 'Sovepose og klær'
              : tech.name.startsWith('sykkel')
                ? n < 20
                  ? 'PC og skift'
                  : 'Innkjøp for en helg'
                : 'Klær for én uke',
      ],
      ['Håndtak', dry ? '1, klips' : '2, kan samles'],
      ['Stoff', tech.material.includes('TPU') ? 'TPU-belagt polyester' : 'Polyamid 600D'],
      ['Bunn', dry ? 'Rund, sveiset' : 'Polstret'],
      ['Brettes flat', 'Ja'],
      ...(tech.name.startsWith('sykkel') ? ([['Feste', 'Krok til bagasjebrettet']] as Fact[]) : []),
    ];
  },
} satisfies Record<string, Facts>;
