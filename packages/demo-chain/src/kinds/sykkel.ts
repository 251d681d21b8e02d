import { type CategoryDef, group, kind, subcategory } from './kind';

const summer = 'Vår/sommer';
const bike = { sizes: 'bike', limit: 2, onlyCC: true, season: summer, maxColors: 2 } as const;

export const sykkel: CategoryDef = {
  name: 'Sykkel',
  slug: 'sykkel',
  banner: ['river-ride', '/sykkel/sykler'],
  subcategories: [
    subcategory(
      'Sykler',
      group(
        'Terrengsykler',
        kind('terrengsykkel {n} gir', 'bike', 'mountain-bike', 'u', 10, [6999, 29999], {
          ...bike,
          lines: ['Hjulgard', 'Møllestad'],
          n: [10, 11, 12],
        }),
      ),
      group(
        'Hybridsykler',
        kind('hybridsykkel {n} gir', 'bike', 'hybrid-bike', 'hd', 7, [5499, 13999], {
          ...bike,
          lines: ['Hjulgard', 'Møllestad'],
          n: [8, 9, 18],
        }),
      ),
      group(
        'Elsykler',
        kind('elsykkel {n} Wh', 'bike', 'e-bike', 'u', 9, [17999, 45999], {
          ...bike,
          lines: ['Hjulgard'],
          n: [400, 500, 630],
        }),
      ),
      group(
        'Grussykler',
        kind('grussykkel {n} gir', 'bike', 'gravel-bike', 'u', 8, [9999, 27999], {
          ...bike,
          lines: ['Hjulgard'],
          n: [11, 12, 20],
        }),
      ),
      group(
        'Barnesykler',
        kind('barnesykkel {n} tommer', 'childBike', 'child-bike', 'k', 10, [1999, 5499], {
          ...bike,
          lines: ['Hjulgard', 'Vesleteig'],
          n: [12, 16, 20, 24],
          sizes: 'one',
          plain: true,
        }),
      ),
    ),
    subcategory(
      'Sykkelhjelmer',
      group(
        'Sykkelhjelmer voksen',
        kind('sykkelhjelm', 'bikeHelmet', 'bicycle-helmet', 'u', 11, [399, 1799], {
          lines: ['Tråklid', 'Møllestad'],
          sizes: 'helmet',
          maxColors: 3,
        }),
      ),
      group(
        'Sykkelhjelmer barn',
        kind('sykkelhjelm', 'bikeHelmet', 'bicycle-helmet', 'bj', 5, [249, 599], {
          lines: ['Tråklid', 'Vesleteig'],
          sizes: 'childHelmet',
          maxColors: 3,
        }),
      ),
    ),
    subcategory(
      'Sykkelklær',
      group(
        'Sykkeljakker',
        kind('sykkeljakke', 'softshell', 'cycling-jacket', 'hd', 7, [699, 1999], { lines: ['Tråklid', 'Vindhamar'] }),
      ),
      group(
        'Sykkelbukser',
        kind('sykkelbukse', 'tights', 'cycling-tights', 'hd', 7, [499, 1299], { lines: ['Tråklid', 'Pustvik'] }),
      ),
      group(
        'Sykkelshorts',
        kind('sykkelshorts', 'shorts', 'cycling-shorts', 'hd', 7, [399, 999], {
          lines: ['Tråklid', 'Møllestad'],
          season: summer,
        }),
      ),
      group(
        'Sykkeltrøyer',
        kind('sykkeltrøye', 'tee', 'cycling-jersey', 'hd', 7, [349, 899], {
          lines: ['Tråklid', 'Pustvik'],
          season: summer,
        }),
      ),
      group(
        'Sykkelhansker',
        kind('sykkelhanske', 'bikeGloves', 'cycling-gloves', 'u', 9, [149, 499], {
          lines: ['Tråklid', 'Møllestad'],
          maxColors: 2,
        }),
      ),
    ),
    subcategory(
      'Sekker og flasker',
      group(
        'Sykkelsekker',
        kind('sykkelsekk {n} liter', 'daypack', 'cycling-pack', 'u', 9, [499, 1499], {
          lines: ['Tråklid', 'Tindra'],
          n: [12, 16, 22],
          maxColors: 2,
        }),
      ),
      group(
        'Sykkelvesker',
        kind('sykkelveske {n} liter', 'duffel', 'bicycle-pannier', 'u', 8, [399, 1299], {
          lines: ['Tråklid', 'Møllestad'],
          n: [15, 20, 40],
          maxColors: 2,
        }),
      ),
      group(
        'Sykkelflasker',
        kind('sykkelflaske {n} liter', 'bottle', 'cycling-bottle', 'u', 8, [69, 199], {
          lines: ['Tråklid', 'Sølvbekk'],
          n: ['0,5', '0,7'],
          maxColors: 4,
        }),
      ),
    ),
    subcategory(
      'Briller og lykter',
      group(
        'Sykkelbriller',
        kind('sykkelbrille', 'sunglasses', 'cycling-glasses', 'u', 8, [299, 1299], {
          lines: ['Solvarde', 'Tråklid'],
          season: summer,
          maxColors: 2,
        }),
      ),
      group(
        'Sykkellykter til hjelm',
        kind('hjelmlykt {n} lm', 'torch', 'helmet-torch', 'u', 8, [499, 1999], {
          lines: ['Nattrav', 'Tråklid'],
          n: [800, 1200, 2000],
          maxColors: 1,
        }),
      ),
    ),
  ],
};
