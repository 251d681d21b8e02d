import { randomFrom } from './random';
import { circle, type Drawing, group, line, linear, path, rect, repeat } from './svg';

/** A person with a bent fly rod, from behind, as high as 300 units. */
const angler = (coat: string, dark: string) =>
  [
    path('M-34 0 C-40 -70 -36 -110 -30 -140 H30 C36 -110 40 -70 34 0 H6 L0 -70 L-6 0Z', dark),
    path('M-44 -130 C-48 -190 -40 -232 -26 -244 H26 C40 -232 48 -190 44 -130 C20 -122 -20 -122 -44 -130Z', coat),
    path('M26 -236 C54 -230 76 -206 88 -180 L76 -166 C62 -184 44 -196 24 -200Z', coat) + circle(82, -174, 9, '#d8a988'),
    circle(0, -266, 21, '#d8a988') + path('M-34 -268 C-30 -300 30 -300 34 -268 C14 -262 -14 -262 -34 -268Z', dark),
    line('M74 -160 C130 -260 170 -360 260 -430', '#2d231a', 4.5) +
      line('M260 -430 C330 -470 380 -440 420 -360', '#2d231a', 2),
    line('M420 -360 C470 -200 560 -60 700 30', '#f4f1e6', 1.4, 'opacity="0.8"'),
  ].join('');

/** Water round the legs of who wades. */
const wake = repeat(
  4,
  (i) =>
    `<ellipse cx="0" cy="${2 + i * 3}" rx="${60 + i * 34}" ry="${6 + i * 4}" fill="none" stroke="#eef5f5" stroke-width="${3 - i * 0.5}" opacity="${0.7 - i * 0.14}"/>`,
);

export function riverScenery(): Drawing {
  const random = randomFrom(71);
  const stones = repeat(38, () => {
    const y = 560 + random() ** 1.4 * 420;
    const size = 12 + ((y - 500) / 480) * 66 * (0.5 + random());
    const x = random() * 1500;
    return group(
      `translate(${x} ${y})`,
      path(
        `M${-size} ${size * 0.3} C${-size} ${-size * 0.5} ${size * 0.8} ${-size * 0.75} ${size} ${size * 0.2} C${size * 0.6} ${size * 0.46} ${-size * 0.6} ${size * 0.5} ${-size} ${size * 0.3}Z`,
        'url(#stone)',
      ) +
        line(
          `M${-size * 1.2} ${size * 0.4} C${-size * 0.4} ${size * 0.62} ${size * 0.5} ${size * 0.55} ${size * 1.7} ${size * 0.34}`,
          '#f4fafa',
          size * 0.09,
          'opacity="0.75"',
        ),
    );
  });
  const foam = repeat(70, () => {
    const y = 520 + random() * 460;
    const x = random() * 1500;
    const long = 20 + ((y - 500) / 480) * 130 * random();
    return line(
      `M${x} ${y} q${long / 2} ${-6 + random() * 12} ${long} ${random() * 6}`,
      '#ffffff',
      1 + ((y - 500) / 480) * 4,
      'opacity="0.5"',
    );
  });
  return {
    defs: linear('stone', ['#a3a8a4', '#5c6563', '#333c3b']),
    body: foam + stones + group('translate(930 742) scale(1.05)', wake + angler('#8d6b3a', '#39443c') + wake),
  };
}

export function fjordScenery(): Drawing {
  const boat = [
    path('M-210 -30 C-120 -18 120 -18 214 -46 C200 10 160 34 110 36 H-130 C-172 30 -200 4 -210 -30Z', 'url(#hull)'),
    path('M-210 -30 C-120 -18 120 -18 214 -46 L208 -32 C120 -6 -120 -6 -206 -18Z', '#f2e3c2'),
    line('M-150 -10 C-60 4 60 4 160 -14', '#3a1c12', 3),
    group('translate(-20 -18) scale(0.62)', angler('#b23a2e', '#22303a')),
    rect(-150, -34, 60, 12, '#7d5a3a', 3),
  ].join('');
  return {
    defs: linear('hull', ['#b5653a', '#7d3b20', '#40190c']),
    body: [
      group('translate(520 726) scale(1 -0.5)', boat, 'opacity="0.25"'),
      repeat(
        5,
        (i) =>
          `<ellipse cx="520" cy="${724 + i * 7}" rx="${240 + i * 50}" ry="${9 + i * 4}" fill="none" stroke="#dcebf2" stroke-width="2" opacity="${0.4 - i * 0.07}"/>`,
      ),
      group('translate(520 690)', boat),
    ].join(''),
  };
}

/** Rings of a rising fish, and rushes. */
export function lakeScenery(): Drawing {
  const random = randomFrom(73);
  const rings = (x: number, y: number, count: number, size: number) =>
    repeat(
      count,
      (i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${size * (i + 0.5)}" ry="${size * (i + 0.5) * 0.24}" fill="none" stroke="${i % 2 ? '#ffd9b8' : '#1a2440'}" stroke-width="${Math.max(1.5, 6 - i * 0.8)}" opacity="${0.75 - i * 0.08}"/>`,
    );
  const rushes = repeat(110, () => {
    const x = random() < 0.7 ? random() * 420 : 1230 + random() * 300;
    const tall = 130 + random() * 300;
    return line(
      `M${x} 1010 Q${x + 10 - random() * 20} ${1000 - tall / 2} ${x + 46 - random() * 92} ${1000 - tall}`,
      random() < 0.5 ? '#0e1622' : '#1c2a2c',
      2 + random() * 4,
    );
  });
  return {
    body:
      rings(830, 730, 7, 52) +
      rings(1120, 610, 4, 22) +
      path('M822 726 C826 694 846 684 858 706 C852 718 840 726 822 726Z', '#2a2f3f') +
      rushes,
  };
}
