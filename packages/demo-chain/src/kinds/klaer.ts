import { type CategoryDef, group, kind, subcategory } from './kind';

const winter = 'Høst/vinter';
const summer = 'Vår/sommer';
const heldre = ['Heldre'];

export const klaer: CategoryDef = {
  name: 'Tekstil',
  slug: 'klær',
  banner: ['autumn-shell', '/klær/jakker'],
  subcategories: [
    subcategory(
      'Jakker',
      group(
        'Skalljakker',
        kind('skalljakke', 'shell', 'shell-jacket', 'hd', 11, [1299, 4999], {
          lines: ['Rimfjell', 'Lyngmark', 'Møllestad'],
        }),
        kind('lett skalljakke', 'shell', 'light-shell-jacket', 'hd', 5, [999, 3499], {
          lines: ['Rimfjell', 'Vindhamar'],
        }),
        kind('skalljakke', 'shell', 'shell-jacket', 'hd', 3, [3999, 5499], { lines: heldre }),
      ),
      group(
        'Ekspedisjonsjakker',
        kind('ekspedisjonsjakke', 'shell', 'expedition-jacket', 'hd', 5, [4999, 7999], {
          lines: heldre,
          season: winter,
          limit: 5,
        }),
        kind('anorakk', 'shell', 'anorak', 'u', 3, [2999, 4299], { lines: heldre, season: winter }),
      ),
      group(
        'Dunjakker',
        kind('dunjakke', 'down', 'down-jacket', 'hd', 8, [1299, 4999], {
          lines: ['Varmedal', 'Lyngmark', 'Møllestad'],
          season: winter,
        }),
        kind('lett dunjakke', 'down', 'light-down-jacket', 'hd', 5, [999, 2999], { lines: ['Varmedal', 'Rimfjell'] }),
        kind('ekspedisjonsdunjakke', 'down', 'expedition-down-jacket', 'hd', 3, [4499, 7499], {
          lines: heldre,
          season: winter,
          limit: 5,
        }),
        kind('lett dunjakke', 'down', 'light-down-jacket', 'hd', 2, [2499, 3499], { lines: heldre }),
      ),
      group(
        'Softshelljakker',
        kind('softshelljakke', 'softshell', 'softshell-jacket', 'hd', 10, [699, 1999], {
          lines: ['Vindhamar', 'Lyngmark', 'Møllestad'],
        }),
      ),
      group(
        'Regnjakker',
        kind('regnjakke', 'rain', 'rain-jacket', 'hd', 9, [399, 1499], { lines: ['Havdur', 'Lyngmark', 'Møllestad'] }),
        kind('regnkåpe', 'rain', 'rain-coat', 'd', 5, [699, 1699], { lines: ['Havdur', 'Lyngmark'] }),
      ),
    ),
    subcategory(
      'Gensere og fleece',
      group(
        'Fleecejakker',
        kind('fleecejakke', 'fleece', 'fleece-jacket', 'hd', 11, [399, 1499], {
          lines: ['Lyngmark', 'Rimfjell', 'Møllestad'],
        }),
        kind('fleecejakke', 'fleece', 'fleece-jacket', 'hd', 3, [1299, 1999], { lines: heldre }),
      ),
      group(
        'Ullgensere',
        kind('ullgenser', 'sweater', 'wool-sweater', 'hd', 10, [899, 1899], {
          lines: ['Bruvik', 'Votteby'],
          season: winter,
          maxColors: 3,
        }),
      ),
      group(
        'Mellomlag',
        kind('hettegenser', 'fleece', 'hooded-sweater', 'hd', 8, [399, 1199], {
          lines: ['Lyngmark', 'Møllestad', 'Pustvik'],
        }),
      ),
    ),
    subcategory(
      'Bukser',
      group(
        'Skallbukser',
        kind('skallbukse', 'shellTrousers', 'shell-trousers', 'hd', 9, [999, 3999], {
          lines: ['Rimfjell', 'Lyngmark', 'Møllestad'],
        }),
        kind('ekspedisjonsbukse', 'shellTrousers', 'expedition-trousers', 'hd', 4, [3499, 4999], {
          lines: heldre,
          season: winter,
        }),
      ),
      group(
        'Turbukser',
        kind('turbukse', 'trekTrousers', 'trek-trousers', 'hd', 12, [599, 1799], {
          lines: ['Lyngmark', 'Rimfjell', 'Møllestad', 'Vindhamar'],
        }),
        kind('turbukse', 'trekTrousers', 'trek-trousers', 'hd', 2, [1599, 2199], { lines: heldre }),
      ),
      group(
        'Shorts',
        kind('turshorts', 'shorts', 'hiking-shorts', 'hd', 8, [349, 899], {
          lines: ['Lyngmark', 'Møllestad', 'Rimfjell'],
          season: summer,
        }),
      ),
      group(
        'Regnbukser',
        kind('regnbukse', 'rain', 'rain-trousers', 'hd', 8, [349, 999], { lines: ['Havdur', 'Møllestad'] }),
      ),
    ),
    subcategory(
      'Undertøy',
      group(
        'Ulltrøyer',
        kind('ulltrøye', 'wool', 'wool-top', 'hd', 12, [399, 1199], {
          lines: ['Bruvik', 'Lyngmark', 'Møllestad'],
          maxColors: 4,
        }),
        kind('ulltrøye', 'wool', 'wool-top', 'hd', 3, [999, 1399], { lines: heldre }),
      ),
      group(
        'Ullunderbukser',
        kind('ullunderbukse', 'wool', 'wool-bottom', 'hd', 10, [349, 999], {
          lines: ['Bruvik', 'Møllestad'],
          maxColors: 3,
        }),
        kind('ullunderbukse', 'wool', 'wool-bottom', 'hd', 3, [899, 1199], { lines: heldre }),
      ),
      group(
        'Ullundertøysett',
        kind('ullundertøysett', 'wool', 'wool-set', 'bj', 8, [349, 899], {
          lines: ['Bruvik', 'Vesleteig', 'Knøttheim'],
          maxColors: 4,
        }),
        kind('ullundertøysett', 'wool', 'wool-set', 'hd', 4, [899, 1599], { lines: ['Bruvik'], maxColors: 3 }),
      ),
    ),
    subcategory(
      'T-skjorter og trening',
      group(
        'T-skjorter',
        kind('T-skjorte', 'tee', 't-shirt', 'hd', 10, [199, 599], {
          lines: ['Lyngmark', 'Pustvik', 'Møllestad'],
          season: summer,
          maxColors: 4,
        }),
      ),
      group(
        'Treningstights',
        kind('treningstights', 'tights', 'training-tights', 'hd', 8, [349, 899], { lines: ['Pustvik', 'Møllestad'] }),
      ),
      group(
        'Treningsshorts',
        kind('treningsshorts', 'shorts', 'training-shorts', 'hd', 8, [249, 599], {
          lines: ['Pustvik', 'Møllestad'],
          season: summer,
        }),
      ),
    ),
    subcategory(
      'Barneklær',
      group(
        'Dresser',
        kind('vinterdress', 'overall', 'winter-overall', 'b', 10, [799, 2299], {
          lines: ['Knøttheim', 'Vesleteig', 'Møllestad'],
          season: winter,
        }),
        kind('parkdress', 'overall', 'park-overall', 'b', 8, [599, 1699], {
          lines: ['Knøttheim', 'Vesleteig'],
          season: winter,
          plain: true,
        }),
      ),
      group(
        'Regntøy barn',
        kind('regnjakke', 'rain', 'rain-jacket', 'bj', 5, [299, 799], { lines: ['Knøttheim', 'Havdur', 'Vesleteig'] }),
        kind('regnbukse', 'rain', 'rain-trousers', 'bj', 5, [249, 599], {
          lines: ['Knøttheim', 'Havdur', 'Vesleteig'],
        }),
      ),
      group(
        'Jakker barn',
        kind('skalljakke', 'shell', 'shell-jacket', 'bj', 7, [599, 1499], {
          lines: ['Knøttheim', 'Lyngmark', 'Møllestad'],
        }),
        kind('vinterjakke', 'down', 'winter-jacket', 'bj', 7, [599, 1599], {
          lines: ['Knøttheim', 'Varmedal', 'Vesleteig'],
          season: winter,
        }),
      ),
      group(
        'Bukser barn',
        kind('turbukse', 'trekTrousers', 'trek-trousers', 'bj', 7, [399, 899], {
          lines: ['Knøttheim', 'Lyngmark', 'Vesleteig'],
        }),
        kind('skallbukse', 'shellTrousers', 'shell-trousers', 'bj', 5, [499, 1199], {
          lines: ['Knøttheim', 'Møllestad'],
        }),
      ),
      group(
        'Fleece og ull barn',
        kind('fleecejakke', 'fleece', 'fleece-jacket', 'bj', 7, [249, 699], {
          lines: ['Knøttheim', 'Vesleteig', 'Lyngmark'],
        }),
        kind('ulltrøye', 'wool', 'wool-top', 'b', 5, [299, 599], { lines: ['Bruvik', 'Vesleteig'] }),
      ),
    ),
    subcategory(
      'Luer',
      group(
        'Turluer',
        kind('turlue', 'hat', 'hiking-hat', 'u', 10, [149, 449], {
          lines: ['Votteby', 'Lyngmark', 'Møllestad'],
          maxColors: 4,
        }),
        kind('lue', 'hat', 'beanie', 'u', 3, [349, 549], { lines: heldre, season: winter }),
      ),
      group(
        'Strikkeluer',
        kind('strikkelue', 'hat', 'knit-hat', 'u', 8, [199, 499], {
          lines: ['Votteby', 'Bruvik'],
          season: winter,
          maxColors: 4,
        }),
        kind('strikkelue', 'hat', 'knit-hat', 'b', 7, [149, 349], {
          lines: ['Votteby', 'Knøttheim', 'Vesleteig'],
          season: winter,
          maxColors: 4,
        }),
      ),
    ),
    subcategory(
      'Votter og hansker',
      group(
        'Hansker',
        kind('turhanske', 'gloves', 'hiking-gloves', 'u', 10, [199, 999], {
          lines: ['Votteby', 'Rimfjell', 'Møllestad'],
          season: winter,
          maxColors: 2,
        }),
        kind('ekspedisjonshanske', 'gloves', 'expedition-gloves', 'u', 3, [999, 1599], {
          lines: heldre,
          season: winter,
        }),
      ),
      group(
        'Votter',
        kind('vott', 'mittens', 'mittens', 'u', 7, [199, 899], {
          lines: ['Votteby', 'Varmedal', 'Møllestad'],
          season: winter,
          maxColors: 2,
        }),
        kind('barnevott', 'mittens', 'mittens', 'b', 7, [129, 399], {
          lines: ['Votteby', 'Knøttheim', 'Vesleteig'],
          sizes: 'juniorGloves',
          season: winter,
          maxColors: 3,
          plain: true,
        }),
        kind('ekspedisjonsvott', 'mittens', 'expedition-mittens', 'u', 2, [1299, 1899], {
          lines: heldre,
          season: winter,
        }),
      ),
    ),
    subcategory(
      'Sokker',
      group(
        'Tursokker',
        kind('tursokk', 'socks', 'hiking-sock', 'u', 9, [99, 249], {
          lines: ['Votteby', 'Bruvik', 'Møllestad'],
          maxColors: 4,
        }),
        kind('tursokk', 'socks', 'hiking-sock', 'u', 2, [249, 329], { lines: heldre }),
      ),
      group(
        'Skisokker',
        kind('skisokk', 'socks', 'ski-sock', 'u', 8, [129, 299], {
          lines: ['Votteby', 'Bruvik'],
          season: winter,
          maxColors: 3,
        }),
      ),
      group(
        'Barnesokker',
        kind('ullsokk', 'socks', 'wool-sock', 'b', 8, [79, 169], {
          lines: ['Votteby', 'Bruvik', 'Vesleteig'],
          sizes: 'childSocks',
          maxColors: 4,
        }),
      ),
    ),
  ],
};
