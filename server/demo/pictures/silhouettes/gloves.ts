import { flip } from '../drawing/contour.ts';
import { feather, folds, form, sheen } from '../drawing/form.ts';
import type { Pen } from '../drawing/pen.ts';
import { silhouette } from '../drawing/silhouette.ts';
import { line, mark, seam, stitch } from '../drawing/trim.ts';

const hand =
  'M236 700C222 640 196 560 178 478C166 420 158 370 164 344C170 322 198 320 208 344C222 388 238 440 252 486C246 400 238 310 238 250C238 218 276 214 282 246C292 316 300 390 308 462C310 380 314 300 322 236C328 206 366 210 366 242C366 320 364 400 362 468C376 400 392 330 408 286C420 260 452 272 450 302C444 370 428 450 418 520C430 524 440 500 456 470C472 440 492 430 508 442C524 456 516 484 504 512C484 560 464 612 446 656C438 680 432 690 430 706Z';
const cuff =
  'M224 690C290 672 376 676 440 694C452 780 456 860 452 940C380 964 286 962 214 936C210 852 212 770 224 690Z';

function glove(pen: Pen, side: (d: string) => string): string {
  const t = pen.main;
  const palm = pen.back;
  const grip = palm
    ? form(
        pen,
        side(
          'M246 520C300 496 380 500 420 530C440 590 440 640 424 690C360 676 300 676 244 690C230 630 230 570 246 520Z',
        ),
        { tone: pen.panel, round: 30, weave: 'mesh' },
      ) + form(pen, side('M430 560C450 500 480 440 520 440L520 500L470 620Z'), { tone: pen.panel, round: 20 })
    : form(
        pen,
        side(
          'M222 500C290 470 372 476 424 510C420 550 412 580 400 606C350 590 290 590 246 606C234 570 226 536 222 500Z',
        ),
        { tone: pen.panel, round: 30 },
      );
  const tips = [
    'M160 350C166 318 206 316 212 352L220 390L172 400Z',
    'M234 262C236 212 284 210 286 256L290 306L240 310Z',
    'M318 250C324 200 370 204 370 250L368 304L316 302Z',
    'M402 300C416 256 456 266 452 312L446 350L394 340Z',
  ];
  return (
    form(pen, side(hand), {
      round: 58,
      weave: 'twill',
      inner:
        grip +
        folds(
          t,
          [
            [180, 500, 240, 520, 262, 500],
            [440, 660, 400, 640, 330, 650],
            [224, 660, 280, 640, 330, 650],
          ],
          12,
          0.6,
        ) +
        (palm
          ? tips.map((d) => form(pen, side(d), { tone: pen.panel, round: 14 })).join('')
          : seam(t, side('M252 486C256 540 262 590 270 640'), 2) +
            seam(t, side('M308 462C312 540 318 600 320 650'), 2) +
            seam(t, side('M362 468C362 540 364 600 368 650'), 2)) +
        sheen(t, side('M258 250C264 320 272 400 282 460'), 14, 0.4),
    }) +
    (palm ? '' : line(pen.accent.base, side('M236 626C300 606 360 608 408 622'), 6)) +
    form(pen, side(cuff), {
      tone: t,
      round: 60,
      weave: 'twill',
      inner:
        folds(
          t,
          [
            [214, 760, 290, 780, 340, 752],
            [452, 800, 380, 820, 330, 800],
            [214, 880, 280, 890, 340, 870],
          ],
          13,
          0.6,
        ) + form(pen, side('M206 904C290 932 380 932 460 906L460 970L206 970Z'), { tone: pen.panel, round: 20 }),
    }) +
    feather(side('M226 694C290 676 376 680 440 698'), t.shadeInk, 18, t.shadeAlpha) +
    form(pen, side('M218 720C290 706 380 708 444 724L448 764C380 748 290 746 216 760Z'), {
      tone: pen.dark,
      round: 16,
    }) +
    (palm ? '' : form(pen, side('M330 706L420 712L420 764L330 758Z'), { tone: pen.accent, round: 12 })) +
    stitch(t, side('M212 894C290 922 380 922 454 896'))
  );
}

export const gloves = silhouette(
  { focus: [660, 660, 1.9], shadow: { y: 1010, rx: 330, strength: 0.7 } },
  (pen: Pen) => {
    const place = (x: number, y: number, turn: number, body: string) =>
      `<g transform="translate(${x} ${y}) rotate(${turn} 330 600)">${body}</g>`;
    return (
      `<g transform="translate(40 20) scale(.93)">` +
      place(
        -70,
        0,
        -5,
        glove(pen, (d) => d),
      ) +
      `<g transform="rotate(4 640 600) translate(60 30)">${glove(pen, (d) => flip(d, 480))}${pen.back ? '' : mark(pen.accent.base, 630, 548, 1.5)}</g>` +
      '</g>'
    );
  },
);
