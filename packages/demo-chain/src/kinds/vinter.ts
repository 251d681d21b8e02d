import { type CategoryDef, group, kind, subcategory } from './kind';

const winter = 'Vinter';
const ski = { season: winter, limit: 3, freight: 19900, maxColors: 1 } as const;

export const vinter: CategoryDef = {
  name: 'Vintersport',
  slug: 'vintersport',
  banner: ['winter-tour', '/vintersport/langrenn'],
  subcategories: [
    subcategory(
      'Langrenn',
      group(
        'Langrennsski',
        kind('langrennsski', 'xcSki', 'cross-country-ski', 'u', 10, [1499, 5999], {
          ...ski,
          lines: ['Langspor', 'Møllestad'],
          sizes: 'xcSki',
        }),
        kind('langrennsski', 'xcSki', 'cross-country-ski', 'j', 6, [899, 1999], {
          ...ski,
          lines: ['Langspor', 'Møllestad'],
          sizes: 'juniorXcSki',
        }),
      ),
      group(
        'Fjellski',
        kind('fjellski {n} mm', 'xcSki', 'mountain-ski', 'u', 10, [2499, 5999], {
          ...ski,
          lines: ['Langspor'],
          n: [54, 60, 66],
          sizes: 'xcSki',
        }),
      ),
      group(
        'Langrennssko',
        kind('langrennssko', 'xcBoot', 'cross-country-boot', 'hd', 7, [899, 2999], {
          lines: ['Langspor', 'Møllestad'],
          season: winter,
          maxColors: 1,
        }),
        kind('langrennssko', 'xcBoot', 'cross-country-boot', 'j', 4, [699, 1199], {
          lines: ['Langspor'],
          season: winter,
          maxColors: 1,
        }),
      ),
    ),
    subcategory(
      'Alpint',
      group(
        'Alpinski',
        kind('alpinski {n} mm', 'alpineSki', 'alpine-ski', 'hd', 5, [2999, 8999], {
          ...ski,
          lines: ['Bratthei', 'Møllestad'],
          n: [72, 78, 84],
          sizes: 'alpineSki',
        }),
        kind('alpinski', 'alpineSki', 'alpine-ski', 'j', 5, [1499, 3299], {
          ...ski,
          lines: ['Bratthei'],
          sizes: 'juniorAlpineSki',
        }),
      ),
      group(
        'Toppturski',
        kind('toppturski {n} mm', 'alpineSki', 'touring-ski', 'u', 8, [4999, 9999], {
          ...ski,
          lines: ['Bratthei', 'Rimfjell'],
          n: [86, 92, 98],
          sizes: 'alpineSki',
        }),
      ),
      group(
        'Alpinstøvler',
        kind('alpinstøvel', 'skiBoot', 'ski-boot', 'hd', 5, [2499, 6999], {
          lines: ['Bratthei'],
          sizes: 'skiBootCm',
          season: winter,
          limit: 3,
          maxColors: 1,
        }),
        kind('alpinstøvel', 'skiBoot', 'ski-boot', 'j', 4, [1199, 2299], {
          lines: ['Bratthei'],
          sizes: 'juniorSkiBootCm',
          season: winter,
          limit: 3,
          maxColors: 1,
        }),
      ),
    ),
    subcategory(
      'Hjelmer & alpinbriller',
      group(
        'Alpinbriller',
        kind('skibrille', 'goggles', 'goggles', 'u', 10, [299, 1799], {
          lines: ['Føykheim', 'Møllestad'],
          season: winter,
          maxColors: 3,
        }),
        kind('skibrille', 'goggles', 'goggles', 'k', 5, [199, 499], {
          lines: ['Føykheim', 'Vesleteig'],
          season: winter,
          maxColors: 3,
        }),
      ),
      group(
        'Alpinhjelm',
        kind('skihjelm', 'helmet', 'ski-helmet', 'u', 10, [499, 2199], {
          lines: ['Føykheim', 'Møllestad'],
          sizes: 'helmet',
          season: winter,
          maxColors: 3,
        }),
        kind('skihjelm', 'helmet', 'ski-helmet', 'bj', 4, [349, 799], {
          lines: ['Føykheim', 'Vesleteig'],
          sizes: 'childHelmet',
          season: winter,
          maxColors: 3,
        }),
      ),
    ),
    subcategory(
      'Staver',
      group(
        'Alpinstaver',
        kind('alpinstav', 'skiPoles', 'alpine-poles', 'u', 8, [249, 899], {
          lines: ['Stavsund', 'Bratthei'],
          sizes: 'alpinePole',
          season: winter,
          maxColors: 2,
        }),
        kind('alpinstav', 'skiPoles', 'alpine-poles', 'j', 4, [149, 299], {
          lines: ['Stavsund'],
          sizes: 'juniorPole',
          season: winter,
          maxColors: 2,
        }),
      ),
      group(
        'Langrennsstaver',
        kind('langrennsstav', 'skiPoles', 'cross-country-poles', 'u', 9, [299, 2499], {
          lines: ['Stavsund', 'Langspor', 'Møllestad'],
          sizes: 'xcPole',
          season: winter,
          maxColors: 2,
        }),
        kind('langrennsstav', 'skiPoles', 'cross-country-poles', 'j', 4, [199, 499], {
          lines: ['Stavsund'],
          sizes: 'juniorPole',
          season: winter,
          maxColors: 2,
        }),
      ),
      group(
        'Fjellskistaver',
        kind('fjellskistav', 'skiPoles', 'mountain-ski-poles', 'u', 8, [399, 1199], {
          lines: ['Stavsund', 'Langspor'],
          sizes: 'xcPole',
          season: winter,
          maxColors: 2,
        }),
      ),
    ),
    subcategory(
      'Skiklær',
      group(
        'Skijakker',
        kind('skijakke', 'shell', 'ski-jacket', 'hd', 7, [1299, 3999], {
          lines: ['Rimfjell', 'Bratthei', 'Møllestad'],
          season: winter,
          also: [211],
        }),
        kind('skijakke', 'shell', 'ski-jacket', 'j', 5, [799, 1699], {
          lines: ['Knøttheim', 'Møllestad'],
          season: winter,
          also: [263],
        }),
      ),
      group(
        'Skibukser',
        kind('skibukse', 'shellTrousers', 'ski-trousers', 'hdj', 5, [799, 2499], {
          lines: ['Rimfjell', 'Bratthei', 'Møllestad'],
          season: winter,
          also: [231],
        }),
      ),
      group(
        'Langrennsjakker',
        kind('langrennsjakke', 'softshell', 'cross-country-jacket', 'hdj', 5, [699, 1799], {
          lines: ['Vindhamar', 'Langspor'],
          season: winter,
          also: [214],
        }),
      ),
      group(
        'Langrennsbukser',
        kind('langrennsbukse', 'trekTrousers', 'cross-country-trousers', 'hdj', 5, [599, 1499], {
          lines: ['Vindhamar', 'Langspor'],
          season: winter,
        }),
      ),
    ),
    subcategory(
      'Aking og pulk',
      group(
        'Akebrett og kjelker',
        kind('akebrett', 'sledge', 'sledge', 'k', 6, [149, 499], {
          lines: ['Vesleteig', 'Møllestad'],
          season: winter,
          maxColors: 3,
          plain: true,
        }),
        kind('rattkjelke', 'sledge', 'steering-sledge', 'k', 5, [499, 1299], {
          lines: ['Vesleteig'],
          season: winter,
          limit: 3,
          onlyCC: true,
          maxColors: 2,
          plain: true,
        }),
      ),
      group(
        'Pulker',
        kind('pulk {n} cm', 'pulk', 'pulk', 'u', 8, [1499, 8999], {
          lines: ['Skarvheim', 'Vesleteig'],
          n: [120, 144, 168],
          season: winter,
          limit: 2,
          onlyCC: true,
          maxColors: 2,
        }),
      ),
      group(
        'Skøyter',
        kind('skøyte', 'skates', 'ice-skates', 'hd', 4, [499, 1599], {
          lines: ['Bratthei', 'Møllestad'],
          season: winter,
          maxColors: 2,
        }),
        kind('skøyte', 'skates', 'ice-skates', 'bj', 3, [349, 799], {
          lines: ['Vesleteig', 'Møllestad'],
          season: winter,
          maxColors: 2,
        }),
      ),
    ),
    subcategory(
      'Bager til ski',
      group(
        'Skibager',
        kind('skibag {n} cm', 'duffel', 'ski-bag', 'u', 8, [399, 1499], {
          lines: ['Bratthei', 'Langspor', 'Møllestad'],
          n: [170, 190, 210],
          season: winter,
          maxColors: 2,
        }),
      ),
      group(
        'Topptursekker',
        kind('topptursekk {n} liter', 'rucksack', 'ski-touring-pack', 'u', 9, [899, 2499], {
          lines: ['Tindra', 'Bratthei'],
          n: [25, 30, 35, 40],
          season: winter,
          maxColors: 2,
        }),
      ),
    ),
  ],
};
