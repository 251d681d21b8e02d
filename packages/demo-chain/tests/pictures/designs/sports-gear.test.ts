import { ballDesignOf, panelsOf } from 'demo-chain/pictures/silhouettes/ball/ball';
import { glassesDesignOf, gogglesDesignOf } from 'demo-chain/pictures/silhouettes/eyewear/design';
import { shapes } from 'demo-chain/pictures/silhouettes/eyewear/shapes';
import { ventsOf } from 'demo-chain/pictures/silhouettes/helmet/bicycle-helmet';
import { bicycleHelmetDesignOf, skiHelmetDesignOf } from 'demo-chain/pictures/silhouettes/helmet/design';
import { polesDesignOf } from 'demo-chain/pictures/silhouettes/poles/design';
import { skiDesignOf } from 'demo-chain/pictures/silhouettes/ski/design';
import { pulkDesignOf, sledgeDesignOf, steeringSledgeDesignOf } from 'demo-chain/pictures/silhouettes/sledge/design';
import { torchDesignOf } from 'demo-chain/pictures/silhouettes/torch/design';
import { factOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { describe, expect, it } from 'vitest';
import { subjectsOf } from './subjects-of';

const says = (subject: Subject, name: string, start: string) => factOf(subject, name).startsWith(start);

describe('helmets', () => {
  it.each(subjectsOf('bicycle-helmet'))('$name has the openings, visor, lamp and dial of its facts', (subject) => {
    const design = bicycleHelmetDesignOf(subject);
    expect(ventsOf(design)).toHaveLength(numberIn(subject, 'Lufteåpninger', 0));
    expect(design.visor).toBe({ Uten: 'none', 'Kan tas av': 'clip', 'Fast, myk': 'soft' }[factOf(subject, 'Skjerm')]);
    expect(design.lamp).toBe(says(subject, 'Lys bak', 'Ja'));
    expect(design.net).toBe(says(subject, 'Insektnett', 'Foran'));
  });

  it.each(subjectsOf('ski-helmet'))('$name has the slide, buckle and shell of its facts', (subject) => {
    const design = skiHelmetDesignOf(subject);
    expect(design.slide).toBe(says(subject, 'Lufting', 'Justerbar'));
    expect(design.magnet).toBe(says(subject, 'Spenne', 'Magnet'));
    expect(design.inMould).toBe(says(subject, 'Skall', 'Polykarbonat'));
  });
});

describe('eyewear', () => {
  it.each(subjectsOf('sunglasses', 'sports-glasses', 'cycling-glasses', 'child-sunglasses'))('$name', (subject) => {
    const design = glassesDesignOf(subject);
    expect(design.category).toBe(numberIn(subject, 'Filterkategori', 0));
    expect(design.polarised).toBe(says(subject, 'Polarisert', 'Ja'));
    expect(design.case).toBe(says(subject, 'Følger med', 'Etui') ? 'hard' : 'pouch');
    const { shield = false } = { shield: false, ...shapes[design.shape] };
    if (subject.art === 'cycling-glasses') expect(shield).toBe(true);
    if (subject.art === 'sunglasses') expect(shield).toBe(false);
  });

  it('has another frame than its neighbour on the shelf', () => {
    for (const kind of ['sunglasses', 'sports-glasses', 'cycling-glasses', 'child-sunglasses'] as const) {
      const frames = subjectsOf(kind).map((subject) => glassesDesignOf(subject).shape);
      for (const [i, frame] of frames.slice(1).entries()) expect(frame).not.toBe(frames[i]);
    }
  });

  it.each(subjectsOf('goggles'))('$name has the lens and the frame of its facts', (subject) => {
    const design = gogglesDesignOf(subject);
    expect(design.lens).toBe({ Sylindrisk: 'flat', Torisk: 'toric', Sfærisk: 'round' }[factOf(subject, 'Linse')]);
    expect(design.change).toBe({ Klips: 'clips', Magnet: 'magnet', Nei: 'none' }[factOf(subject, 'Linsebytte')]);
    expect(design.size > 1).toBe(factOf(subject, 'Ramme') === 'Stor');
    expect(design.size < 0.9).toBe(factOf(subject, 'Ramme') === 'Liten');
  });
});

describe('torches', () => {
  const all = subjectsOf('head-torch', 'running-torch', 'child-torch', 'helmet-torch');

  it.each(all)('$name has the light and the fastening of its facts', (subject) => {
    const design = torchDesignOf(subject);
    expect(design.lumens).toBe(numberIn(subject, 'Lysstyrke', 0));
    expect(design.red).toBe(says(subject, 'Rødt lys', 'Ja'));
    expect(design.onHelmet).toBe(says(subject, 'Feste', 'Hjelm'));
    expect(design.charging).toBe(factOf(subject, 'Batteri').includes('AAA') ? 'cells' : 'usb');
  });

  it('have more lamps, the more light they give', () => {
    const sorted = all.map(torchDesignOf).sort((a, b) => a.lumens - b.lumens);
    for (const [i, next] of sorted.slice(1).entries()) expect(next.leds).toBeGreaterThanOrEqual(sorted[i]?.leds ?? 0);
  });
});

describe('poles', () => {
  it.each(subjectsOf('hiking-poles', 'running-poles', 'alpine-poles', 'cross-country-poles', 'mountain-ski-poles'))(
    '$name has the sections, lock, grip, strap and basket of its facts',
    (subject) => {
      const design = polesDesignOf(subject);
      const length = factOf(subject, 'Lengde');
      expect(design.sections).toBe(length.startsWith('Tredelt') ? 3 : length.startsWith('Teleskopisk') ? 2 : 1);
      expect(design.lock).toBe({ Spenne: 'lever', 'Knapp og snor': 'button' }[factOf(subject, 'Lås')] ?? 'none');
      expect(design.grip).toBe({ Kork: 'cork', Skum: 'foam', Gummi: 'rubber' }[factOf(subject, 'Grep')]);
      expect(design.strap).toBe(says(subject, 'Reim', 'Hanske') ? 'glove' : 'wide');
      expect(design.shaft === 'carbon').toBe(factOf(subject, 'Skaft') === 'Karbon');
      if (factOf(subject, 'Trinse').includes('mm')) expect(design.basketSize).toBe(numberIn(subject, 'Trinse', 0));
    },
  );
});

describe('skis', () => {
  const all = subjectsOf('alpine-ski', 'touring-ski', 'cross-country-ski', 'mountain-ski');

  it.each(all)('$name has the waist, edge and hold of its facts', (subject) => {
    const design = skiDesignOf(subject);
    expect(design.tip).toBeGreaterThan(design.tail);
    expect(design.tail).toBeGreaterThan(design.waist);
    expect(design.steelEdge).toBe(says(subject, 'Stålkant', 'Hel'));
    const hold = factOf(subject, 'Feste');
    expect(design.hold === 'skin').toBe(/felle/i.test(hold));
    expect(design.hold === 'scales').toBe(hold === 'Smørefri');
  });

  it('are the wider, the wider their waist, and the more waisted, the shorter their turn', () => {
    const downhill = subjectsOf('alpine-ski', 'touring-ski').map((subject) => ({
      waist: numberIn(subject, 'Midjebredde', 0),
      radius: numberIn(subject, 'Radius', 0),
      design: skiDesignOf(subject),
    }));
    for (const a of downhill)
      for (const b of downhill) {
        if (a.waist > b.waist) expect(a.design.waist).toBeGreaterThan(b.design.waist);
        const flare = (ski: typeof a) => ski.design.tip - ski.design.waist;
        if (a.radius > b.radius) expect(flare(a)).toBeLessThan(flare(b));
      }
  });
});

describe('sledges', () => {
  it.each(subjectsOf('pulk'))('$name is as long and wide, and runs on, what its facts say', (subject) => {
    const design = pulkDesignOf(subject);
    expect(design.length).toBe(subject.n);
    expect(design.width).toBe(numberIn(subject, 'Bredde', 0));
    expect(design.runners).toBe(numberIn(subject, 'Skinner', 0));
    expect(design.steelRunners).toBe(factOf(subject, 'Skinner').endsWith('stål'));
    expect([design.shafts, design.harness, design.zip]).toEqual([true, true, true]);
  });

  it.each(subjectsOf('sledge'))('$name has the length and rope of its facts', (subject) => {
    const design = sledgeDesignOf(subject);
    expect(design.length).toBe(numberIn(subject, 'Lengde', 0));
    expect(design.rope).toBe(says(subject, 'Tau', 'Følger med'));
  });

  it.each(subjectsOf('steering-sledge'))('$name has the length and brakes of its facts', (subject) => {
    const design = steeringSledgeDesignOf(subject);
    expect(design.length).toBe(numberIn(subject, 'Lengde', 0));
    expect(design.brakes).toBe(says(subject, 'Bremser', 'Fot'));
  });
});

describe('balls', () => {
  it.each(subjectsOf('football', 'handball', 'volleyball'))(
    '$name has the panels and seams of its facts',
    (subject) => {
      const design = ballDesignOf(subject);
      expect(panelsOf(design)).toHaveLength(numberIn(subject, 'Paneler', 0));
      expect(design.sewn).toBe(says(subject, 'Sammenføyning', 'Maskinsydd'));
    },
  );

  it('are as large beside each other as they are', () => {
    const radius = (subject: Subject) => ballDesignOf(subject).radius;
    const [handball] = subjectsOf('handball').map(radius);
    const [volleyball] = subjectsOf('volleyball').map(radius);
    const [football] = subjectsOf('football').map(radius);
    expect([handball, volleyball, football]).toEqual([handball, volleyball, football].sort());
  });
});
