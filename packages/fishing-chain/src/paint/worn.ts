import { circle, type Drawing, group, line, linear, path, rect, repeat } from './svg';

const soft =
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>';
const folds = (lines: string[], colour: string, opacity: number) =>
  `<g filter="url(#soft)" opacity="${opacity}">${lines.map((d) => line(d, colour, 15)).join('')}</g>`;

/** Chest waders with boots, hung by their braces; upright. */
export function waders(): Drawing {
  const suit =
    'M330 330 C420 300 580 300 670 330 C704 480 706 600 694 700 C690 900 672 1080 662 1220 H532 C528 1080 520 930 500 800 C480 930 472 1080 468 1220 H338 C328 1080 310 900 306 700 C294 600 296 480 330 330Z';
  const boot = (x: number, side: number) =>
    group(
      `translate(${x} 1200) scale(${side} 1)`,
      path('M-64 10 H66 L70 96 C110 116 158 122 168 168 V196 H-68Z', 'url(#boot)') +
        rect(-70, 190, 242, 26, '#23282b', 8) +
        repeat(4, (i) => line(`M-10 ${34 + i * 26} L66 ${28 + i * 26}`, '#c9b98f', 5)) +
        line('M-64 150 C0 140 90 150 160 176', '#191d1f', 5),
    );
  return {
    defs: [
      soft,
      linear('suit', ['#6f7c68', '#97a489', '#7b8870', '#4d5847'], [0, 0, 1, 0]),
      linear('boot', ['#6d6353', '#463e33']),
      linear('belt', ['#3a2c20', '#6a503a', '#2c2118']),
    ].join(''),
    body: [
      line('M388 330 C380 220 420 120 470 70', '#3b2f26', 24) +
        line('M612 330 C620 220 580 120 530 70', '#3b2f26', 24) +
        line('M470 70 C490 50 510 50 530 70', '#3b2f26', 20),
      boot(420, -1),
      boot(580, 1),
      path(suit, 'url(#suit)', 'stroke="#3c4538" stroke-width="4"'),
      folds(
        [
          'M350 820 C400 850 450 840 490 870',
          'M646 820 C600 850 550 840 510 870',
          'M350 1010 C390 1034 430 1026 464 1040',
          'M650 1010 C610 1034 570 1026 536 1040',
          'M360 1140 C400 1160 440 1150 470 1166',
          'M640 1140 C600 1160 560 1150 530 1166',
        ],
        '#343d30',
        0.6,
      ),
      folds(['M352 420 C344 560 346 700 352 780', 'M470 880 C462 980 458 1100 458 1200'], '#c3cdb6', 0.5),
      rect(392, 400, 216, 190, '#8b987d', 14, 'stroke="#525c4a" stroke-width="4"') +
        line('M404 440 H596', '#2e352a', 8) +
        rect(560, 432, 40, 16, '#e0b23a', 5),
      line('M318 480 C420 450 580 450 682 480', '#525c4a', 4, 'stroke-dasharray="12 8"'),
      rect(300, 672, 400, 48, 'url(#belt)', 8) +
        rect(460, 662, 84, 68, '#c7a24a', 10) +
        rect(478, 680, 48, 32, '#3a2c20', 6),
      rect(340, 915, 118, 128, '#5e6a55', 16, 'opacity="0.85"') +
        rect(542, 915, 118, 128, '#5e6a55', 16, 'opacity="0.85"'),
      line('M500 720 V800', '#525c4a', 4),
    ].join(''),
  };
}

/** A short wading jacket; upright. */
export function jacket(): Drawing {
  const arm = (side: number) =>
    group(
      `translate(500 0) scale(${side} 1)`,
      path(
        'M196 420 C268 446 308 520 326 640 L392 1010 C396 1040 386 1056 360 1060 L286 1072 C262 1074 250 1060 244 1036 L176 700Z',
        'url(#sleeve)',
        'stroke="#5d1f2a" stroke-width="4"',
      ) +
        rect(276, 1012, 112, 56, '#2b3338', 12, 'transform="rotate(-9 330 1040)"') +
        folds(
          [
            'M250 700 C290 690 320 700 344 720',
            'M270 830 C310 822 344 832 366 850',
            'M250 760 C262 850 272 930 286 1000',
          ],
          '#4f141f',
          0.55,
        ),
    );
  return {
    defs: [
      soft,
      linear('cloth', ['#7c2533', '#a93a48', '#9a3040', '#651c29'], [0, 0, 1, 0]),
      linear('sleeve', ['#93303f', '#7b2432', '#571722'], [0, 0, 1, 0]),
      linear('hood', ['#8f2d3b', '#5c1925']),
    ].join(''),
    body: [
      arm(-1),
      arm(1),
      path(
        'M372 330 C380 230 440 190 500 190 C560 190 620 230 628 330 C640 390 610 440 500 446 C390 440 360 390 372 330Z',
        'url(#hood)',
        'stroke="#4f141f" stroke-width="4"',
      ),
      path(
        'M420 340 C430 260 466 236 500 236 C534 236 570 260 580 340 C570 400 540 420 500 424 C460 420 430 400 420 340Z',
        '#2a2226',
      ),
      path(
        'M300 424 C360 390 420 396 500 450 C580 396 640 390 700 424 C716 560 712 760 716 1010 C640 1040 360 1040 284 1010 C288 760 284 560 300 424Z',
        'url(#cloth)',
        'stroke="#5d1f2a" stroke-width="4"',
      ),
      folds(
        [
          'M322 520 C330 700 326 860 318 980',
          'M676 520 C668 700 674 860 684 980',
          'M420 930 C450 960 470 980 478 1010',
          'M590 920 C570 950 540 980 528 1010',
        ],
        '#4f141f',
        0.5,
      ),
      folds(['M360 460 C366 600 360 800 350 980'], '#d9808b', 0.35),
      rect(490, 446, 20, 572, '#2b3338', 4) +
        repeat(40, (i) => rect(492, 452 + i * 14, 16, 4, '#7f8a90', 1)) +
        rect(486, 470, 28, 46, '#d9b23c', 6),
      rect(330, 560, 136, 200, '#8d2c3a', 12, 'stroke="#5d1f2a" stroke-width="4"') +
        path('M326 556 H470 V616 L398 640 L326 616Z', '#7a2330', 'stroke="#5d1f2a" stroke-width="4"') +
        circle(398, 616, 9, '#d9b23c'),
      rect(534, 560, 136, 200, '#8d2c3a', 12, 'stroke="#5d1f2a" stroke-width="4"') +
        path('M530 556 H674 V616 L602 640 L530 616Z', '#7a2330', 'stroke="#5d1f2a" stroke-width="4"') +
        circle(602, 616, 9, '#d9b23c'),
      line('M298 850 L460 850', '#5d1f2a', 7) + line('M540 850 L702 850', '#5d1f2a', 7),
      circle(430, 470, 20, 'none', 'stroke="#c7cfd2" stroke-width="7"'),
      rect(286, 984, 430, 34, '#2b3338', 10),
    ].join(''),
  };
}

/** A tin mug of soup beside its bag. */
export function supper(): Drawing {
  const steam = repeat(3, (i) =>
    line(
      `M${870 + i * 90} 420 C${820 + i * 90} 350 ${930 + i * 90} 290 ${870 + i * 90} 200`,
      '#ffffff',
      26,
      'opacity="0.32" filter="url(#soft)"',
    ),
  );
  return {
    defs: [
      soft,
      linear('bag', ['#2e5a66', '#4b8492', '#3a6f7d', '#234650'], [0, 0, 1, 0]),
      linear('mug', ['#f4f1e8', '#ffffff', '#d8d3c4', '#a9a393'], [0, 0, 1, 0]),
      linear('soup', ['#e3a24a', '#b9702a']),
    ].join(''),
    body: group(
      'translate(750 520) scale(0.74) translate(-750 -520)',
      [
        path('M250 200 H660 L690 850 C560 884 350 884 222 850Z', 'url(#bag)', 'stroke="#1c3a43" stroke-width="4"') +
          rect(244, 186, 422, 54, '#234650', 8),
        repeat(34, (i) => rect(250 + i * 12.2, 190, 4, 46, '#3a6f7d')),
        rect(290, 330, 330, 330, '#f3ecd8', 18),
        path('M330 500 C390 420 500 420 556 486 L596 446 V560 L556 516 C500 580 390 580 330 500Z', '#c9542f') +
          circle(378, 488, 9, '#1d2a2f') +
          line('M430 456 C450 490 450 520 430 548', '#8e3518', 6),
        repeat(3, (i) => line(`M326 ${596 + i * 20} H${560 - i * 50}`, '#8a8371', 8)) +
          line('M330 374 H580', '#2e5a66', 26),
        folds(['M270 720 C330 700 380 760 440 740', 'M650 700 C610 730 580 760 540 770'], '#16313a', 0.5),
        line('M1168 560 C1290 540 1290 750 1150 730', '#e7e3d6', 40) +
          line('M1168 560 C1280 545 1280 740 1150 725', '#bdb7a7', 8),
        path(
          'M800 470 H1180 C1180 640 1170 780 1140 850 C1080 878 900 878 842 850 C812 780 800 640 800 470Z',
          'url(#mug)',
          'stroke="#8e8877" stroke-width="3"',
        ),
        `<ellipse cx="990" cy="472" rx="190" ry="46" fill="#264a55"/><ellipse cx="990" cy="482" rx="172" ry="36" fill="url(#soup)"/>`,
        repeat(9, (i) =>
          circle(
            880 + ((i * 71) % 230),
            474 + ((i * 37) % 22),
            9 + (i % 3) * 4,
            ['#7a9a3f', '#d9542c', '#f3e0b0'][i % 3] as string,
          ),
        ),
        `<ellipse cx="990" cy="470" rx="190" ry="46" fill="none" stroke="#264a55" stroke-width="9"/>`,
        steam,
      ].join(''),
    ),
  };
}
