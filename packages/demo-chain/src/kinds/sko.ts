import { type CategoryDef, group, kind, subcategory } from './kind';

const winter = 'Høst/vinter';

export const sko: CategoryDef = {
  name: 'Sko',
  slug: 'sko',
  banner: ['autumn-boots', '/sko/fjellsko'],
  subcategories: [
    subcategory(
      'Fjellsko',
      group(
        'Høye fjellsko',
        kind('fjellsko', 'boot', 'mountain-boot', 'hd', 10, [1299, 3799], {
          lines: ['Kvarsten', 'Lyngmark', 'Møllestad'],
          maxColors: 2,
        }),
      ),
      group(
        'Lette tursko',
        kind('tursko', 'boot', 'hiking-boot', 'hd', 10, [899, 2299], {
          lines: ['Kvarsten', 'Lyngmark', 'Møllestad'],
          maxColors: 2,
        }),
      ),
    ),
    subcategory(
      'Løpesko',
      group(
        'Terrengløpesko',
        kind('terrengløpesko', 'trailShoe', 'trail-shoe', 'hd', 10, [899, 2199], {
          lines: ['Raskebu', 'Møllestad'],
          maxColors: 2,
        }),
      ),
      group(
        'Asfaltsko',
        kind('løpesko', 'trailShoe', 'running-shoe', 'hd', 10, [899, 2199], {
          lines: ['Raskebu', 'Pustvik'],
          maxColors: 2,
        }),
      ),
      group(
        'Løpesko barn',
        kind('løpesko', 'trailShoe', 'running-shoe', 'bj', 5, [449, 899], {
          lines: ['Raskebu', 'Vesleteig'],
          maxColors: 2,
        }),
      ),
    ),
    subcategory(
      'Gummistøvler',
      group(
        'Gummistøvler voksen',
        kind('gummistøvel', 'rubberBoot', 'rubber-boot', 'hd', 8, [399, 1299], {
          lines: ['Havdur', 'Møllestad'],
          maxColors: 3,
        }),
      ),
      group(
        'Fôrede gummistøvler',
        kind('fôret gummistøvel', 'rubberBoot', 'lined-rubber-boot', 'hd', 5, [599, 1599], {
          lines: ['Havdur', 'Kvarsten'],
          season: winter,
          maxColors: 2,
        }),
      ),
      group(
        'Gummistøvler barn',
        kind('gummistøvel', 'rubberBoot', 'rubber-boot', 'b', 10, [249, 599], {
          lines: ['Havdur', 'Knøttheim', 'Vesleteig'],
          sizes: 'childBoot',
          maxColors: 4,
        }),
      ),
    ),
    subcategory(
      'Vintersko',
      group(
        'Vinterstøvler',
        kind('vinterstøvel', 'winterBoot', 'winter-boot', 'hd', 8, [799, 2299], {
          lines: ['Kvarsten', 'Varmedal', 'Møllestad'],
          season: winter,
          maxColors: 2,
        }),
      ),
      group(
        'Vinterstøvler barn',
        kind('vinterstøvel', 'winterBoot', 'winter-boot', 'bj', 7, [499, 1199], {
          lines: ['Knøttheim', 'Vesleteig', 'Varmedal'],
          season: winter,
          maxColors: 3,
        }),
      ),
    ),
    subcategory(
      'Barnesko',
      group(
        'Tursko barn',
        kind('tursko', 'boot', 'hiking-boot', 'bj', 7, [599, 1199], {
          lines: ['Kvarsten', 'Knøttheim', 'Vesleteig'],
          maxColors: 2,
        }),
      ),
      group(
        'Fritidssko barn',
        kind('fritidssko', 'leisureShoe', 'leisure-shoe', 'bj', 7, [349, 749], {
          lines: ['Vesleteig', 'Knøttheim'],
          maxColors: 2,
        }),
      ),
    ),
    subcategory(
      'Fritidssko',
      group(
        'Hverdagssko',
        kind('fritidssko', 'leisureShoe', 'leisure-shoe', 'hd', 8, [599, 1499], {
          lines: ['Lyngmark', 'Raskebu', 'Møllestad'],
          maxColors: 2,
        }),
      ),
      group(
        'Anmarsjsko',
        kind('anmarsjsko', 'boot', 'approach-shoe', 'hd', 7, [1099, 2199], {
          lines: ['Kvarsten', 'Rimfjell'],
          maxColors: 2,
        }),
      ),
    ),
  ],
};
