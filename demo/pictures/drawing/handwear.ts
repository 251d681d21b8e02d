import { feather, folds, form, sheen } from './form';
import type { Pen } from './pen';
import { line, seam, stitch } from './trim';

/** A left hand seen from its back, thumb to the right; the other one is its mirror image. */
export const thumb = 'M366 700C392 640 404 584 420 528C434 482 502 486 502 536C498 612 470 690 424 748L366 756Z';
const gauntlet =
  'M130 716C200 700 320 700 390 716C398 772 414 852 424 934C336 962 188 962 96 934C106 852 122 772 130 716Z';

export function gauntletOf(pen: Pen): string {
  const t = pen.main;
  const shirring = Array.from({ length: 11 }, (_, i) =>
    line(t.shadeInk, `M${146 + i * 23} 726L${144 + i * 23.4} 778`, 4, 0.28),
  ).join('');
  return (
    form(pen, gauntlet, {
      round: 64,
      matter: 'softshell',
      inner:
        shirring +
        folds(
          [
            [120, 820, 190, 840, 240, 812],
            [408, 830, 340, 856, 290, 838],
            [250, 790, 240, 850, 200, 890],
          ],
          14,
          0.7,
        ) +
        form(pen, 'M90 888C190 918 330 918 430 888L430 970L90 970Z', { tone: pen.panel, round: 20 }) +
        sheen(t, 'M176 800C166 850 160 890 158 930', 40, 0.4),
    }) +
    stitch(pen.panel, 'M100 902C196 930 326 930 422 902') +
    feather('M132 718C204 702 318 702 388 718', t.shadeInk, 22, t.shadeAlpha) +
    form(pen, 'M124 740C200 726 320 726 398 740L402 790C320 776 200 776 118 790Z', { tone: pen.dark, round: 18 }) +
    (pen.back
      ? ''
      : form(pen, 'M252 728L352 732L358 784L256 780Z', { tone: pen.accent, round: 14 }) +
        stitch(pen.accent, 'M262 738L344 741M264 772L348 775')) +
    line(pen.dark.base, 'M398 900C430 880 440 920 412 926', 7)
  );
}

export function palm(pen: Pen, d: string): string {
  const t = pen.main;
  return form(pen, d, {
    round: 66,
    matter: 'softshell',
    inner:
      folds(
        [
          [124, 640, 180, 660, 230, 640],
          [388, 660, 330, 690, 270, 676],
        ],
        14,
        0.7,
      ) +
      (pen.back
        ? form(
            pen,
            'M142 540C210 520 310 520 372 544C386 600 386 660 366 712C300 700 210 700 156 712C134 660 130 600 142 540Z',
            {
              tone: pen.panel,
              round: 30,
              inner:
                line(pen.panel.line, 'M150 600C220 640 300 640 380 590', 3, 0.5) +
                line(pen.panel.line, 'M210 540C220 620 250 680 300 706', 3, 0.5),
            },
          )
        : form(
            pen,
            'M136 548C206 520 318 520 376 546C374 586 366 612 352 634C290 614 216 614 156 634C144 606 138 580 136 548Z',
            {
              tone: pen.panel,
              round: 30,
            },
          ) + seam(t, 'M150 660C220 640 300 640 366 660', 2)),
  });
}

/** Two of them, lying side by side. */
export function pair(one: (mirrored: boolean) => string): string {
  const lift = feather('M150 720L160 400L340 400L380 720Z', '#3c372d', 50, 0.16, 10, 30);
  return (
    `<g transform="translate(22 34) rotate(-7 260 700)">${lift}${one(false)}</g>` +
    `<g transform="translate(938 62) scale(-1 1) rotate(-9 260 700)">${lift}${one(true)}</g>`
  );
}
