import { articles } from 'demo-chain/articles';
import { type LegsDesign, toneFor } from 'demo-chain/pictures/drawing/legs/design';
import { figureFor } from 'demo-chain/pictures/drawing/legs/garment';
import { newPen } from 'demo-chain/pictures/drawing/pen';
import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import { rgbOf } from 'demo-chain/pictures/light/compose';
import { shortsOf } from 'demo-chain/pictures/silhouettes/shorts';
import { tightsOf, woolBottomOf } from 'demo-chain/pictures/silhouettes/tights';
import { rainTrousersOf, shellTrousersOf, trekTrousersOf } from 'demo-chain/pictures/silhouettes/trousers';
import { factOf, isForChildren, isForWomen, type Subject } from 'demo-chain/pictures/subject';
import { subjectOf } from 'demo-chain/subjects';
import { describe, expect, it } from 'vitest';

const designs: Partial<Record<SilhouetteKind, (subject: Subject) => LegsDesign>> = {
  'shell-trousers': shellTrousersOf,
  'expedition-trousers': shellTrousersOf,
  'ski-trousers': shellTrousersOf,
  'rain-trousers': rainTrousersOf,
  'trek-trousers': trekTrousersOf,
  'cross-country-trousers': trekTrousersOf,
  'hiking-shorts': shortsOf,
  'training-shorts': shortsOf,
  'running-shorts': shortsOf,
  'swim-shorts': shortsOf,
  'cycling-shorts': shortsOf,
  'training-tights': tightsOf,
  'running-tights': tightsOf,
  'cycling-tights': tightsOf,
  'wool-bottom': woolBottomOf,
};

const all = articles.flatMap((article) => {
  const [shade] = article.shades;
  const designOf = designs[article.kind.art];
  if (!shade || !designOf) return [];
  const subject = subjectOf(article, shade);
  return [{ subject, design: designOf(subject) }];
});

const pocketsAt = ({ pockets }: LegsDesign, place: string) =>
  pockets.filter((pocket) => pocket.place === place).reduce((sum, { legs }) => sum + legs.length, 0);

/** What a design shows for each thing a fact may say. */
const table: [fact: string, words: RegExp, shown: (design: LegsDesign) => unknown, value: unknown][] = [
  ['Lommer', /2 på lårene/, (design) => pocketsAt(design, 'thigh'), 2],
  ['Lommer', /1 på låret/, (design) => pocketsAt(design, 'thigh'), 1],
  ['Lommer', /2 (foran|på sidene)/, (design) => pocketsAt(design, 'hand'), 2],
  ['Lommer', /2 bak/, (design) => pocketsAt(design, 'seat'), 2],
  ['Lommer', /1 bak/, (design) => pocketsAt(design, 'seat'), 1],
  ['Lommer', /låret$/, (design) => pocketsAt(design, 'seat'), 0],
  ['Lommer', /^1 bak, med glidelås$/, (design) => pocketsAt(design, 'thigh'), 0],
  ['Seler', /Avtakbare/, ({ braces }) => braces !== undefined, true],
  ['Seler', /Følger ikke med/, ({ braces }) => braces, undefined],
  ['Liv', /seler/, ({ braces }) => braces !== undefined, true],
  ['Liv', /snor|Regulerbar strikk/, ({ waist }) => waist.cord, true],
  ['Liv', /borrelås/, ({ waist }) => waist.tabs, true],
  ['Liv', /[Bb]eltehemper/, ({ waist }) => waist.loops, true],
  ['Lufting', /hele benet/, ({ vent }) => vent, 'whole-leg'],
  ['Lufting', /innsiden/, ({ vent }) => vent, 'inner-thigh'],
  ['Lufting', /Glidelås på (utsiden|låret)/, ({ vent }) => vent, 'outer-thigh'],
  ['Snøfanger', /krok/, ({ hem }) => hem.gaiter, 'hook'],
  ['Snøfanger', /strikk/, ({ hem }) => hem.gaiter, 'elastic'],
  ['Forsterkning', /[Kk]nær/, ({ knees }) => ['patches', 'quilted'].includes(knees), true],
  ['Forsterkning', /bak/, ({ seat }) => seat, true],
  ['Forsterkning', /Ankel/, ({ ankles }) => ankles, true],
  ['Strikk under foten', /Ja/, ({ hem }) => hem.stirrup, true],
  ['Strikk under foten', /Nei/, ({ hem }) => hem.stirrup, false],
  ['Ben', /Borrelås/, ({ hem }) => hem.look, 'tab'],
  ['Ben', /Trykknapp/, ({ hem }) => hem.look, 'snap'],
  ['Ben', /Krok/, ({ hem }) => hem.look, 'hook'],
  ['Ben', /Snor/, ({ hem }) => hem.look, 'cord'],
  ['Innershorts', /Netting/, ({ liner }) => liner, 'net'],
  ['Innershorts', /sitteputer/, ({ liner }) => liner, 'padded'],
  ['Innershorts', /Uten/, ({ liner }) => liner, 'none'],
  ['Linning', /Høy/, ({ waist }) => waist.look, 'high'],
  ['Linning', /Middels/, ({ waist }) => waist.look, 'elastic'],
  ['Glidelås ved ankelen', /Ja/, ({ hem }) => hem.zip, true],
  ['Glidelås ved ankelen', /Nei/, ({ hem }) => hem.zip, false],
  ['Sitteputer', /Skum|Gel/, ({ liner }) => liner, 'pad'],
  ['Sitteputer', /Uten/, ({ liner }) => liner, 'none'],
  ['Refleks', /leggene/, ({ reflectors }) => reflectors, 'calves'],
  ['Refleks', /på bena/, ({ reflectors }) => reflectors, 'bands'],
];

const inseamOf = ({ cut }: LegsDesign) => cut.thighLength + cut.shinLength;
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe('what is worn on the legs', () => {
  it.each(table)('shows what "%s" says: %s', (fact, words, shown, value) => {
    const said = all.filter(({ subject }) => words.test(factOf(subject, fact)));
    expect(said.length).toBeGreaterThan(0);
    for (const { subject, design } of said) expect(shown(design), `${subject.id} ${subject.name}`).toEqual(value);
  });

  it('is of every article of its kinds', () => {
    expect(all.length).toBeGreaterThan(260);
  });

  it('has shorts as long as their inseam', () => {
    for (const { subject, design } of all) {
      const said = /\d+/.exec(factOf(subject, 'Innersøm'))?.[0];
      if (said) expect(inseamOf(design) / Number(said), subject.name).toBeCloseTo(15);
    }
  });

  it('ends wool trousers at the calf or the ankle, as their length says', () => {
    const lengths = (words: RegExp) =>
      all
        .filter(({ subject }) => subject.art === 'wool-bottom' && words.test(factOf(subject, 'Lengde')))
        .map(({ design }) => inseamOf(design));
    expect(Math.max(...lengths(/leggen/))).toBeLessThan(Math.min(...lengths(/ankelen/)));
  });

  it('gives women a waist and children short legs', () => {
    const trousers = all.filter(({ subject }) => subject.art === 'trek-trousers');
    const waist = (chosen: typeof trousers) => mean(chosen.map(({ design: { cut } }) => cut.waist / cut.hip));
    const [women, men, children] = [
      trousers.filter(({ subject }) => isForWomen(subject)),
      trousers.filter(({ subject }) => subject.who === 'h'),
      trousers.filter(({ subject }) => isForChildren(subject)),
    ];
    expect(waist(women)).toBeLessThan(waist(men) - 0.05);
    expect(mean(children.map(({ design }) => inseamOf(design)))).toBeLessThan(
      mean(men.map(({ design }) => inseamOf(design))) * 0.85,
    );
  });

  it('stays on the paper, however it lies', () => {
    for (const { subject, design } of all)
      for (const back of [false, true]) {
        const figure = figureFor(design, back);
        for (const leg of ['left', 'right'] as const)
          for (const v of [0, 1, 2, figure.end])
            for (const u of [0, 1]) {
              const [x, y] = figure.at(leg, u, v);
              expect(x > 60 && x < 900 && y > 40 && y < 1160, `${subject.name}: ${x}, ${y}`).toBe(true);
            }
      }
  });

  it('divides in colours that can be told apart', () => {
    for (const { subject, design } of all) {
      if (design.blocking === 'plain') continue;
      const pen = newPen(subject, 'front');
      const [one, other] = [pen.main.base, toneFor(pen, design.second).base].map(rgbOf);
      const apart = Math.hypot(...(one ?? []).map((c, i) => c - (other?.[i] ?? 0)));
      expect(apart, `${subject.id} ${subject.name} ${design.second}`).toBeGreaterThan(30);
    }
  });
});
