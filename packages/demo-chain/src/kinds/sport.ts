import { type CategoryDef, group, kind, subcategory } from './kind';

const summer = 'Vår/sommer';

export const sport: CategoryDef = {
  name: 'Sportsutstyr',
  slug: 'sportsutstyr',
  banner: ['shore-run', '/sportsutstyr/løping'],
  subcategories: [
    subcategory(
      'Løping',
      group(
        'Løpetights',
        kind('løpetights', 'tights', 'running-tights', 'hd', 8, [399, 1099], {
          lines: ['Pustvik', 'Raskebu', 'Møllestad'],
        }),
      ),
      group(
        'Løpetrøyer',
        kind('løpetrøye', 'tee', 'running-top', 'hd', 8, [249, 699], { lines: ['Pustvik', 'Raskebu', 'Møllestad'] }),
        kind('løpetrøye', 'tee', 'running-top', 'j', 4, [199, 349], { lines: ['Pustvik', 'Møllestad'] }),
      ),
      group(
        'Løpeshorts',
        kind('løpeshorts', 'shorts', 'running-shorts', 'hd', 7, [299, 699], {
          lines: ['Pustvik', 'Raskebu'],
          season: summer,
        }),
      ),
      group(
        'Løpejakker',
        kind('løpejakke', 'softshell', 'running-jacket', 'hd', 7, [599, 1499], { lines: ['Pustvik', 'Vindhamar'] }),
      ),
    ),
    subcategory(
      'Ballsport',
      group(
        'Fotballer',
        kind('fotball', 'ball', 'football', 'u', 10, [129, 699], {
          lines: ['Sprettum', 'Møllestad'],
          sizes: 'ball',
          maxColors: 2,
        }),
      ),
      group(
        'Håndballer',
        kind('håndball', 'ball', 'handball', 'u', 8, [149, 499], {
          lines: ['Sprettum'],
          sizes: 'handball',
          maxColors: 2,
        }),
      ),
      group(
        'Volleyballer',
        kind('volleyball', 'ball', 'volleyball', 'u', 7, [149, 499], {
          lines: ['Sprettum', 'Møllestad'],
          sizes: 'one',
          maxColors: 2,
        }),
      ),
    ),
    subcategory(
      'Trening',
      group(
        'Treningsmatter',
        kind('treningsmatte {n} mm', 'exerciseMat', 'exercise-mat', 'u', 9, [149, 599], {
          lines: ['Pustvik', 'Møllestad'],
          n: [4, 6, 8, 10],
          maxColors: 3,
        }),
      ),
      group(
        'Treningsbager',
        kind('treningsbag {n} liter', 'duffel', 'training-bag', 'u', 9, [249, 799], {
          lines: ['Pustvik', 'Møllestad', 'Sprettum'],
          n: [25, 35, 45],
          maxColors: 3,
        }),
      ),
      group(
        'Treningsflasker',
        kind('treningsflaske {n} liter', 'bottle', 'training-bottle', 'u', 8, [79, 249], {
          lines: ['Pustvik', 'Sølvbekk', 'Møllestad'],
          n: ['0,5', '0,75', '1,0'],
          maxColors: 4,
        }),
      ),
    ),
    subcategory(
      'Turstaver',
      group(
        'Gåstaver',
        kind('gåstav', 'poles', 'hiking-poles', 'u', 9, [299, 1199], {
          lines: ['Stavsund', 'Møllestad'],
          maxColors: 2,
        }),
      ),
      group(
        'Løpestaver',
        kind('løpestav', 'poles', 'running-poles', 'u', 8, [599, 1599], {
          lines: ['Stavsund'],
          sizes: 'alpinePole',
          maxColors: 2,
        }),
      ),
    ),
    subcategory(
      'Solbriller',
      group(
        'Sportsbriller',
        kind('sportsbrille', 'sunglasses', 'sports-glasses', 'u', 9, [249, 1299], {
          lines: ['Solvarde', 'Møllestad'],
          season: summer,
          maxColors: 3,
        }),
      ),
      group(
        'Fritidsbriller',
        kind('solbrille', 'sunglasses', 'sunglasses', 'u', 8, [199, 999], {
          lines: ['Solvarde', 'Møllestad'],
          season: summer,
          maxColors: 3,
        }),
      ),
      group(
        'Barnebriller',
        kind('barnesolbrille', 'sunglasses', 'child-sunglasses', 'k', 7, [129, 299], {
          lines: ['Solvarde', 'Vesleteig'],
          season: summer,
          maxColors: 3,
          plain: true,
        }),
      ),
    ),
    subcategory(
      'Padling og vannsport',
      group(
        'Padlevester',
        kind('padlevest', 'lifevest', 'paddling-vest', 'u', 9, [599, 1599], {
          lines: ['Havdur'],
          sizes: 'vest',
          season: summer,
          maxColors: 3,
        }),
      ),
      group(
        'Vanntette bager',
        kind('vanntett bag {n} liter', 'duffel', 'dry-bag', 'u', 9, [149, 999], {
          lines: ['Havdur', 'Møllestad'],
          n: [10, 20, 40, 60],
          maxColors: 3,
        }),
      ),
      group(
        'Badetøy',
        kind('badedrakt', 'swimwear', 'swimsuit', 'd', 6, [249, 699], {
          lines: ['Pustvik', 'Havdur', 'Møllestad'],
          season: summer,
          maxColors: 3,
        }),
        kind('badedrakt', 'swimwear', 'swimsuit', 'bj', 3, [149, 349], {
          lines: ['Vesleteig', 'Knøttheim'],
          season: summer,
          maxColors: 3,
        }),
        kind('badeshorts', 'swimwear', 'swim-shorts', 'h', 5, [199, 499], {
          lines: ['Pustvik', 'Havdur', 'Møllestad'],
          season: summer,
          maxColors: 3,
        }),
      ),
    ),
  ],
};
