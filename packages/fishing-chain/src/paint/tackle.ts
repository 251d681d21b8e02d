import { randomFrom } from './random';
import { circle, type Drawing, group, line, linear, path, radial, rect, repeat } from './svg';

/** The lower half of a fly rod with its reel seat, and the upper half beside it. */
export function rod(): Drawing {
  const random = randomFrom(41);
  const cork = repeat(150, () =>
    path(
      `M${110 + random() * 370} ${-27 + random() * 52}h${3 + random() * 9}v${1.5 + random() * 3}h-${3 + random() * 6}z`,
      '#7d5530',
      'opacity="0.45"',
    ),
  );
  const rings = repeat(11, (i) => rect(140 + i * 31, -31, 1.6, 62, '#9a7446', 0, 'opacity="0.5"'));
  const guide = (x: number, size: number) =>
    rect(x - 26, -9, 52, 18, '#7c1f2b', 4) +
    line(`M${x - 18} -8 L${x} -${size} L${x + 18} -8`, '#c9ced1', 4.5) +
    circle(x, -size - 9, 10, 'none', 'stroke="#dfe4e6" stroke-width="5"');
  const butt = [
    path('M470 -10 L1420 -5.5 V5.5 L470 10Z', 'url(#blank)'),
    path(
      'M96 -24 C190 -36 300 -36 380 -27 C430 -22 460 -14 490 -11 V11 C460 14 430 22 380 27 C300 36 190 36 96 24Z',
      'url(#cork)',
    ),
    rings + cork,
    rect(-78, -25, 178, 50, 'url(#wood)', 8),
    rect(-92, -29, 42, 58, 'url(#steel)', 7) +
      rect(66, -28, 40, 56, 'url(#steel)', 6) +
      rect(24, -28, 18, 56, 'url(#steel)', 4),
    guide(760, 34),
    guide(1090, 27),
    rect(492, -12, 46, 24, '#7c1f2b', 4) + rect(540, -11, 10, 22, '#d7b24b', 3),
  ];
  const tip = [
    path('M0 -6 L1440 -2 V2 L0 6Z', 'url(#blank)'),
    rect(-30, -10, 70, 20, 'url(#steel)', 4),
    guide(240, 24),
    guide(560, 20),
    guide(880, 16),
    guide(1190, 14),
  ];
  return {
    defs: [
      linear('blank', ['#56632f', '#a3b06a', '#3d4722', '#1f2610']),
      linear('cork', ['#e9cda0', '#dcb682', '#b98d57', '#8d6537']),
      linear('wood', ['#8c4a25', '#b56b38', '#7a3b1a', '#4b220e']),
      linear('steel', ['#f6f8f9', '#b9c0c4', '#7d868b', '#d3d8da']),
    ].join(''),
    body:
      group('translate(500 905) rotate(-57) scale(1.04)', butt.join('')) +
      group('translate(770 985) rotate(-53)', tip.join('')),
  };
}

/** A fly reel from its handle's side. */
export function reel(): Drawing {
  const holes = (count: number, away: number, size: number, turn = 0) =>
    repeat(count, (i) => {
      const angle = (i / count) * Math.PI * 2 + turn;
      const [x, y] = [Math.cos(angle) * away, Math.sin(angle) * away];
      return circle(x, y, size, '#10181c') + circle(x + 2, y + 3, size - 4, 'url(#deep)');
    });
  const arms = repeat(5, (i) => group(`rotate(${i * 72 + 20})`, path('M60 -26 L236 -46 V46 L60 26Z', 'url(#face)')));
  const body = [
    path('M-150 -352 C-90 -372 90 -372 150 -352 L122 -318 H-122Z', 'url(#foot)'),
    rect(-42, -330, 84, 90, 'url(#foot)', 8),
    circle(0, 0, 296, '#0c1418') + circle(0, 0, 290, 'url(#rim)') + circle(0, 0, 262, '#0e171b'),
    circle(0, 0, 232, 'url(#spool)') +
      repeat(26, (i) =>
        circle(0, 0, 140 + i * 3.4, 'none', `stroke="${i % 2 ? '#c7d94c' : '#a8bb33'}" stroke-width="3"`),
      ),
    arms + circle(0, 0, 262, 'none', 'stroke="url(#face)" stroke-width="30"') + holes(30, 277, 9),
    circle(0, 0, 138, 'url(#face)') +
      holes(9, 100, 20) +
      circle(0, 0, 60, 'url(#rim)') +
      circle(0, 0, 34, 'url(#steel)') +
      circle(0, 0, 11, '#2b3438'),
    group(
      'rotate(38)',
      circle(214, 0, 36, '#0d1518', 'opacity="0.5"') +
        circle(206, -8, 36, 'url(#knob)') +
        circle(200, -16, 12, '#f2d9b0', 'opacity="0.7"'),
    ),
  ];
  return {
    defs: [
      linear('foot', ['#dfe5e8', '#87939a', '#4c575d'], [0, 0, 1, 1]),
      linear('rim', ['#e8eef1', '#7e8b92', '#2d383e', '#aab5ba'], [0, 0, 1, 1]),
      linear('face', ['#3f7f91', '#1d5364', '#0c2f3b', '#2f6d80'], [0, 0, 1, 1]),
      radial('spool', ['#2a3940', '#0f1a1f']),
      radial('deep', ['#27363d', '#0b1215']),
      radial('steel', ['#ffffff', '#aeb7bb', '#5b666b']),
      radial('knob', ['#c98d4f', '#7d4a22', '#3f2210']),
    ].join(''),
    body: group('translate(750 535)', body.join('')),
  };
}

/** A spoon with its treble hook, and a smaller one in another colour. */
export function spoon(): Drawing {
  const treble = (x: number) =>
    repeat(3, (i) => {
      const lean = [-52, 4, 58][i] ?? 0;
      return (
        line(
          `M${x} 0 L${x + 96} ${lean * 0.25} C${x + 176} ${lean * 0.7} ${x + 160} ${lean * 1.9} ${x + 92} ${lean * 1.7}`,
          '#14181a',
          10,
        ) + line(`M${x} -2 L${x + 96} ${lean * 0.25 - 2}`, '#d5dce0', 4)
      );
    });
  const one = (fill: string, stripe: string) =>
    [
      circle(-330, 0, 26, 'none', 'stroke="#c9d0d3" stroke-width="8"') +
        circle(-386, 0, 20, 'none', 'stroke="#9fa9ae" stroke-width="7"'),
      path(
        'M-318 0 C-250 -104 -30 -128 130 -96 C230 -76 296 -40 318 0 C296 40 230 76 130 96 C-30 128 -250 104 -318 0Z',
        `url(#${fill})`,
        'stroke="#3b3126" stroke-width="3"',
      ),
      path('M-268 -8 C-190 -74 -20 -96 120 -74 C20 -60 -130 -42 -268 -8Z', '#ffffff', 'opacity="0.55"'),
      repeat(5, (i) => path(`M${-170 + i * 92} 60 q28 -46 56 -70 q6 46 -14 80z`, stripe, 'opacity="0.88"')),
      repeat(9, (i) => circle(-200 + i * 54, 34 + (i % 2) * 22, 6.5, '#1d1a17', 'opacity="0.8"')),
      circle(-282, -2, 13, '#2a2622') +
        circle(288, 0, 12, '#2a2622') +
        circle(316, 0, 24, 'none', 'stroke="#c9d0d3" stroke-width="7"'),
      treble(338),
    ].join('');
  return {
    defs: [
      linear('copper', ['#ffe0b5', '#e39a55', '#a85a24', '#5f2c0d', '#c27a3d']),
      linear('silver', ['#ffffff', '#cfd8dc', '#8a979d', '#eef2f3', '#7b878c']),
    ].join(''),
    body:
      group('translate(650 470) rotate(-50) scale(1.12)', one('copper', '#b3202b')) +
      group('translate(915 690) rotate(-34) scale(0.7)', one('silver', '#1f5f8f')),
  };
}

/** An open box with rows of flies. */
export function flies(): Drawing {
  const random = randomFrom(52);
  const colours = ['#c2452d', '#d99a2b', '#2f6f5e', '#7a4b2a', '#3d4f8a', '#d8d2c0', '#9c2f5a', '#26323a'];
  const fly = (x: number, y: number) => {
    const body = colours[Math.floor(random() * colours.length)] as string;
    const hackle = colours[Math.floor(random() * colours.length)] as string;
    const hairs = repeat(30, (i) => {
      const angle = (i / 30) * Math.PI * 2;
      const long = 26 + random() * 16;
      return line(`M0 0 L${Math.cos(angle) * long * 0.6} ${Math.sin(angle) * long}`, hackle, 1.8, 'opacity="0.85"');
    });
    const tail = repeat(7, (i) => line(`M52 0 L${96 + random() * 14} ${-16 + i * 5}`, hackle, 1.8));
    return group(
      `translate(${x} ${y}) rotate(${-10 + random() * 20})`,
      line('M-16 0 H54 C84 2 84 40 54 40', '#1c2124', 4.5) +
        tail +
        path('M-8 -9 C20 -15 46 -9 56 0 C46 9 20 15 -8 9Z', body) +
        repeat(5, (i) => line(`M${2 + i * 10} -11 L${6 + i * 10} 11`, '#e6c766', 1.8)) +
        group('translate(-8 0)', hairs) +
        circle(-18, 0, 7, '#14181a'),
    );
  };
  const rows = (y: number, count: number, from: number, step: number) =>
    rect(from - 70, y + 6, step * count + 40, 30, 'url(#foam)', 8) + repeat(count, (i) => fly(from + i * step, y - 6));
  return {
    defs: [
      linear('shell', ['#c98a4b', '#9c6230', '#6d3f1b']),
      linear('foam', ['#f3ecd9', '#d9cdb0']),
      linear('inner', ['#e9dfc6', '#cdbf9d']),
    ].join(''),
    body: group(
      'translate(750 500) scale(0.76) rotate(-4) translate(-750 -495)',
      rect(250, 80, 1000, 400, 'url(#shell)', 34) +
        rect(276, 106, 948, 350, 'url(#inner)', 20) +
        rows(190, 6, 400, 144) +
        rows(330, 6, 400, 144) +
        rect(320, 470, 90, 26, '#c8b27a', 4) +
        rect(1090, 470, 90, 26, '#c8b27a', 4) +
        rect(250, 488, 1000, 420, 'url(#shell)', 34) +
        rect(276, 514, 948, 366, 'url(#inner)', 20) +
        rows(600, 6, 400, 144) +
        rows(750, 6, 400, 144) +
        rect(700, 890, 100, 34, '#d9c48b', 8),
    ),
  };
}

/** A see-through box with lures in its rooms. */
export function box(): Drawing {
  const random = randomFrom(63);
  const paints = ['#e2b13c', '#c8372d', '#2b7a9b', '#6a9c3a', '#e8e4da', '#d9772f', '#7c3f8c'];
  const lure = (x: number, y: number, turn: number) => {
    const [back, belly] = [paints[Math.floor(random() * 7)], paints[Math.floor(random() * 7)]];
    return group(
      `translate(${x} ${y}) rotate(${turn})`,
      path('M-78 0 C-50 -34 40 -34 80 -4 C40 30 -50 32 -78 0Z', belly as string) +
        path('M-78 0 C-50 -34 40 -34 80 -4 C30 -8 -40 -4 -78 0Z', back as string) +
        circle(-50, -5, 8, '#fdfbf2') +
        circle(-50, -5, 4, '#101315') +
        line('M-4 26 v22 m0 0 c-16 6 -22 -4 -18 -12 m18 12 c16 6 22 -4 18 -12', '#2a3135', 4) +
        line('M78 -2 h22 m0 0 c12 12 2 22 -8 18', '#2a3135', 4),
    );
  };
  const rooms = repeat(3, (row) =>
    repeat(4, (column) => {
      const [x, y] = [258 + column * 250, 290 + row * 196];
      return (
        rect(x, y, 238, 184, '#dbe9ee', 12, 'opacity="0.9" stroke="#8fb1bd" stroke-width="4"') +
        lure(x + 112, y + 62, -8 + random() * 16) +
        lure(x + 122, y + 132, -10 + random() * 20)
      );
    }),
  );
  return {
    defs: [
      linear('plastic', ['#5fa3b5', '#2f7386', '#1c4f5f']),
      linear('lid', ['#ffffff', '#9cc4d0'], [0, 0, 1, 1]),
    ].join(''),
    body: group(
      'translate(0 -15)',
      rect(222, 250, 1056, 660, 'url(#plastic)', 42) +
        rect(240, 270, 1020, 618, '#b9d3db', 28) +
        rooms +
        rect(222, 250, 1056, 660, 'url(#lid)', 42, 'opacity="0.16"') +
        path('M300 262 L640 262 L420 898 L250 898Z', '#ffffff', 'opacity="0.14"') +
        rect(560, 170, 380, 46, 'url(#plastic)', 22) +
        rect(590, 196, 46, 74, 'url(#plastic)', 10) +
        rect(864, 196, 46, 74, 'url(#plastic)', 10) +
        rect(380, 886, 130, 50, '#f2b822', 14) +
        rect(990, 886, 130, 50, '#f2b822', 14),
    ),
  };
}

/** A spool of fly line. */
export function spool(): Drawing {
  const turns = repeat(46, (i) => {
    const r = 150 + i * 3.3;
    return circle(0, 0, r, 'none', `stroke="${['#f08a2c', '#ffb35c', '#d9731a'][i % 3]}" stroke-width="3.6"`);
  });
  const windows = repeat(6, (i) =>
    group(`rotate(${i * 60})`, path('M42 -34 L116 -48 C126 -18 126 18 116 48 L42 34Z', '#dfe5e7')),
  );
  return {
    defs: [
      linear('disc', ['#ffffff', '#d6dfe3', '#9fb0b8'], [0, 0, 1, 1]),
      linear('core', ['#34505d', '#16303b'], [0, 0, 1, 1]),
    ].join(''),
    body: group(
      'translate(750 505)',
      circle(0, 0, 372, 'url(#disc)', 'stroke="#8a9aa2" stroke-width="4"') +
        circle(0, 0, 344, '#c6d0d5') +
        circle(0, 0, 312, '#a85512') +
        turns +
        circle(0, 0, 148, 'url(#core)') +
        windows +
        circle(0, 0, 36, '#0f222b') +
        circle(0, 0, 26, '#eef2f3') +
        repeat(4, (i) => group(`rotate(${i * 90 + 20})`, circle(0, -328, 12, '#8a9aa2'))) +
        line(
          'M296 70 C340 130 370 230 430 290 C490 344 540 300 510 260 C480 226 420 262 440 330 C452 372 500 396 530 392',
          '#f08a2c',
          8,
        ) +
        line('M296 68 C340 128 370 228 430 288', '#ffcf96', 2.5),
    ),
  };
}
