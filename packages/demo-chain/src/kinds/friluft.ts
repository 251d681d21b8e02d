import { type CategoryDef, group, kind, subcategory } from './kind';

const summer = 'Vår/sommer';
const vest = { lines: ['Havdur', 'Møllestad'], season: summer, maxColors: 3 };

export const friluft: CategoryDef = {
  name: 'Friluft og camping',
  slug: 'friluft-og-camping',
  banner: ['tent-at-midnight', '/friluft-og-camping/telt-og-lavvo'],
  subcategories: [
    subcategory(
      'Telt og lavvo',
      group(
        'Turtelt',
        kind('{n}-mannstelt', 'tent', 'dome-tent', 'u', 10, [1499, 7999], {
          lines: ['Skarvheim', 'Møllestad', 'Rimfjell'],
          n: [1, 2, 3, 4],
          limit: 3,
        }),
        kind('tunneltelt {n} personer', 'tent', 'tunnel-tent', 'u', 7, [2999, 9999], {
          lines: ['Skarvheim', 'Rimfjell'],
          n: [2, 3, 4],
          limit: 3,
        }),
      ),
      group(
        'Familietelt',
        kind('familietelt {n} personer', 'tent', 'family-tent', 'u', 9, [2999, 11999], {
          lines: ['Skarvheim', 'Møllestad'],
          n: [4, 5, 6, 8],
          limit: 2,
          onlyCC: true,
          season: summer,
        }),
      ),
      group(
        'Tarp og lavvo',
        kind('tarp {n} m²', 'tarp', 'tarp', 'u', 5, [399, 1999], { lines: ['Skarvheim', 'Møllestad'], n: [6, 9, 12] }),
        kind('lavvo {n} personer', 'lavvo', 'lavvo', 'u', 6, [1999, 8999], {
          lines: ['Skarvheim', 'Lyngmark'],
          n: [4, 6, 8],
          limit: 2,
          onlyCC: true,
        }),
      ),
    ),
    subcategory(
      'Soveposer og liggeunderlag',
      group(
        'Soveposer',
        kind('sovepose −{n} °C', 'bag', 'sleeping-bag', 'u', 13, [599, 5499], {
          lines: ['Skarvheim', 'Varmedal', 'Møllestad'],
          n: [3, 5, 8, 12, 20, 30],
          sizes: 'bag',
          limit: 5,
        }),
        kind('barnesovepose', 'bag', 'child-sleeping-bag', 'k', 6, [399, 1299], {
          lines: ['Skarvheim', 'Vesleteig'],
          sizes: 'childBag',
          plain: true,
        }),
      ),
      group(
        'Liggeunderlag',
        kind('liggeunderlag {n} cm', 'mat', 'sleeping-mat', 'u', 12, [299, 2299], {
          lines: ['Skarvheim', 'Møllestad', 'Varmedal'],
          n: [3, 5, 7, 9],
        }),
      ),
      group(
        'Sitteunderlag',
        kind('sitteunderlag', 'sitMat', 'sit-mat', 'u', 9, [49, 249], {
          lines: ['Møllestad', 'Skarvheim', 'Lyngmark'],
          maxColors: 4,
        }),
      ),
    ),
    subcategory(
      'Sekker og bager',
      group(
        'Tursekker',
        kind('turryggsekk {n} liter', 'rucksack', 'trekking-pack', 'hd', 7, [1299, 3999], {
          lines: ['Tindra', 'Møllestad'],
          n: [50, 55, 60, 65, 75],
          limit: 5,
        }),
        kind('turryggsekk {n} liter', 'rucksack', 'trekking-pack', 'u', 5, [1299, 3799], {
          lines: ['Tindra', 'Lyngmark'],
          n: [50, 60, 70, 80],
          limit: 5,
        }),
        kind('ekspedisjonssekk {n} liter', 'rucksack', 'expedition-pack', 'u', 2, [2999, 4999], {
          lines: ['Heldre'],
          n: [80, 100],
          limit: 3,
        }),
      ),
      group(
        'Dagstursekker',
        kind('dagstursekk {n} liter', 'daypack', 'day-pack', 'u', 15, [499, 1999], {
          lines: ['Tindra', 'Lyngmark', 'Møllestad'],
          n: [18, 22, 26, 30, 35],
        }),
      ),
      group(
        'Barnesekker',
        kind('barnesekk {n} liter', 'daypack', 'child-pack', 'b', 10, [299, 899], {
          lines: ['Tindra', 'Vesleteig', 'Knøttheim'],
          n: [8, 10, 12, 15, 20],
          plain: true,
        }),
      ),
      group(
        'Duffelbager',
        kind('duffelbag {n} liter', 'duffel', 'duffel', 'u', 10, [499, 1999], {
          lines: ['Tindra', 'Møllestad', 'Havdur'],
          n: [40, 60, 90, 120],
        }),
        kind('ekspedisjonsbag {n} liter', 'duffel', 'expedition-duffel', 'u', 2, [1499, 2499], {
          lines: ['Heldre'],
          n: [90, 120],
        }),
      ),
      group(
        'Hverdagssekker',
        kind('byryggsekk {n} liter', 'daypack', 'city-pack', 'u', 10, [399, 1499], {
          lines: ['Tindra', 'Møllestad', 'Lyngmark'],
          n: [16, 20, 24],
        }),
      ),
    ),
    subcategory(
      'Turkjøkken',
      group(
        'Brennere og stormkjøkken',
        kind('stormkjøkken {n} personer', 'stove', 'storm-kitchen', 'u', 6, [599, 1999], {
          lines: ['Glørud', 'Møllestad'],
          n: [2, 4],
          maxColors: 1,
        }),
        kind('gassbrenner', 'stove', 'gas-stove', 'u', 5, [299, 1299], { lines: ['Glørud'], maxColors: 1 }),
        kind('multifuelbrenner', 'stove', 'multifuel-stove', 'u', 3, [1499, 2299], { lines: ['Glørud'], maxColors: 1 }),
      ),
      group(
        'Flasker og termoser',
        kind('termos {n} liter', 'thermos', 'thermos', 'u', 9, [249, 699], {
          lines: ['Sølvbekk', 'Møllestad'],
          n: ['0,5', '0,75', '1,0'],
          maxColors: 4,
        }),
        kind('drikkeflaske {n} liter', 'bottle', 'water-bottle', 'u', 7, [129, 349], {
          lines: ['Sølvbekk', 'Kildevoll'],
          n: ['0,5', '0,7', '1,0'],
          maxColors: 4,
        }),
        kind('barneflaske {n} liter', 'bottle', 'child-bottle', 'b', 4, [129, 229], {
          lines: ['Vesleteig', 'Sølvbekk'],
          n: ['0,35'],
          maxColors: 3,
          plain: true,
        }),
      ),
    ),
    subcategory(
      'Mat og drikke',
      group(
        'Turmat',
        kind('{n}', 'food', 'meal-pouch', 'u', 8, [99, 139], {
          lines: ['Rastholm'],
          n: [
            'reinsdyrgryte',
            'pasta bolognese',
            'kyllingkarri med ris',
            'linsegryte',
            'fiskegryte',
            'lapskaus',
            'havregrøt med eple',
            'chili con carne',
          ],
          noModel: true,
          maxColors: 1,
        }),
      ),
      group(
        'Energibarer',
        kind('energibar {n}', 'bar', 'energy-bar', 'u', 7, [25, 39], {
          lines: ['Rastholm'],
          n: [
            'havre og blåbær',
            'sjokolade og hasselnøtt',
            'karamell og havsalt',
            'eple og kanel',
            'aprikos og mandel',
            'peanøtt',
            'tyttebær og lakris',
          ],
          noModel: true,
          maxColors: 1,
        }),
      ),
      group(
        'Sportsdrikk',
        kind('sportsdrikk {n} 0,5 liter', 'drink', 'sports-drink', 'u', 6, [25, 35], {
          lines: ['Kildevoll'],
          n: ['sitron', 'bringebær', 'appelsin', 'blåbær', 'grapefrukt', 'nøytral'],
          noModel: true,
          maxColors: 1,
        }),
        kind('energidrikk {n} 0,5 liter', 'drink', 'energy-drink', 'u', 2, [29, 39], {
          lines: ['Kildevoll'],
          n: ['bjørk', 'solbær'],
          noModel: true,
          maxColors: 1,
        }),
        kind('sportsdrikk {n} 1,5 liter', 'drink', 'sports-drink', 'u', 2, [39, 59], {
          lines: ['Kildevoll'],
          n: ['sitron', 'bringebær'],
          noModel: true,
          maxColors: 1,
        }),
      ),
    ),
    subcategory(
      'Lys',
      group(
        'Hodelykter',
        kind('hodelykt {n} lm', 'torch', 'head-torch', 'u', 12, [249, 1799], {
          lines: ['Nattrav', 'Møllestad'],
          n: [250, 400, 600, 900, 1200],
          maxColors: 2,
        }),
      ),
      group(
        'Hodelykter til trening',
        kind('løpelykt {n} lm', 'torch', 'running-torch', 'u', 6, [399, 1599], {
          lines: ['Nattrav'],
          n: [350, 500, 800],
          maxColors: 2,
        }),
        kind('barnelykt {n} lm', 'torch', 'child-torch', 'b', 4, [149, 249], {
          lines: ['Nattrav', 'Vesleteig'],
          n: [80, 120],
          maxColors: 2,
          plain: true,
        }),
      ),
    ),
    subcategory(
      'Hund på tur',
      group(
        'Hundeseler',
        kind('hundesele', 'dog', 'dog-harness', 'u', 7, [249, 799], {
          lines: ['Logrebakk', 'Møllestad'],
          sizes: 'dog',
          maxColors: 3,
        }),
        kind('bikkjesele', 'dog', 'sled-dog-harness', 'u', 4, [299, 699], {
          lines: ['Logrebakk'],
          sizes: 'dog',
          maxColors: 3,
        }),
      ),
      group(
        'Trekkseler',
        kind('trekksele', 'dog', 'pulling-harness', 'u', 8, [399, 999], {
          lines: ['Logrebakk'],
          sizes: 'dog',
          maxColors: 2,
        }),
      ),
    ),
    subcategory(
      'Båt og brygge',
      group(
        'Redningsvester',
        kind('redningsvest', 'lifevest', 'life-vest', 'u', 9, [399, 1499], { ...vest, sizes: 'vest' }),
      ),
      group(
        'Redningsvester barn',
        kind('redningsvest barn', 'lifevest', 'child-life-vest', 'b', 8, [349, 899], {
          ...vest,
          sizes: 'childVest',
          plain: true,
        }),
      ),
    ),
  ],
};
