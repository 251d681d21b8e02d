import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { toneOf } from '@/demo/pictures/drawing/tone';
import { fill, line, mark, stitch } from '@/demo/pictures/drawing/trim';

const dog =
  'M74 470C72 452 82 440 98 434C128 420 164 410 186 380C200 354 216 338 236 326C236 292 242 256 256 226C282 252 302 292 310 334C332 366 352 402 386 430C430 462 520 470 600 474C660 478 700 482 730 494C770 470 792 440 792 402C790 378 770 366 748 374C728 382 716 372 722 350C736 310 786 296 826 320C872 350 874 424 844 478C830 508 812 530 790 548C804 604 802 650 788 700C798 740 814 770 810 806L808 956C808 986 798 1002 774 1002L706 1002C694 988 704 970 726 964L728 828C700 800 668 760 652 706C580 726 500 744 430 752L424 956C424 986 416 1002 394 1002L326 1002C314 988 322 970 346 964L338 766C306 736 276 690 262 630C252 600 250 570 248 548C226 552 196 548 172 536C142 530 108 520 94 506C80 498 74 486 74 470Z';
const farLegs =
  'M470 730L470 930C470 956 460 968 442 968L390 968C380 956 388 942 404 938L404 740ZM716 700C740 760 752 790 748 820L748 926C748 954 738 968 718 968L660 968C650 956 660 942 676 938L676 830C660 790 650 750 652 700Z';
const saddle =
  'M352 414C390 444 450 462 560 470C590 476 604 500 600 530C592 566 566 590 530 594C470 596 410 570 372 534C344 506 334 452 352 414Z';
const chest =
  'M250 548C290 560 340 600 372 650C392 684 410 716 432 744C396 762 352 756 324 736C284 704 258 640 250 548Z';

export const dogHarness = silhouette(
  {
    rest: 'stands',
    floor: 1000,
    details: [
      { at: [430, 540], zoom: 2 },
      { at: [430, 660], zoom: 1.6 },
    ],
    outdoors: 0.74,
  },
  (pen: Pen) => {
    const t = pen.main;
    const coat = toneOf('#c8c0b2');
    const strap = (d: string, w = 40, tone = t) =>
      line(tone.line, d, w + 3) +
      line(tone.base, d, w) +
      line(tone.lightInk, d, w * 0.3, 0.25, ' transform="translate(-5 -5)"') +
      stitch(tone, d);
    const clasp = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${form(pen, 'M-40 -28L40 -28C48 -22 48 22 40 28L-40 28C-48 22 -48 -22 -40 -28Z', { tone: pen.dark, round: 18 })}<path d="M-8 -18L-8 18M8 -18L8 18" stroke="#000" stroke-opacity=".55" stroke-width="4"/><path d="M-36 -19L36 -19" stroke="#fff" stroke-opacity=".3" stroke-width="3"/></g>`;
    const fur = [
      'M250 640C262 690 290 730 330 764',
      'M310 340C330 372 352 400 380 424',
      'M800 560C808 610 804 660 790 700',
    ]
      .map((d) => feather(d, coat.lightInk, 30, 0.35))
      .join('');
    return (
      form(pen, farLegs, { tone: toneOf('#a89f90'), round: 30 }) +
      form(pen, dog, {
        tone: coat,
        round: 110,
        inner:
          fur +
          folds(
            [
              [652, 706, 660, 640, 700, 590],
              [742, 502, 700, 560, 690, 640],
              [430, 752, 440, 700, 470, 660],
              [244, 524, 270, 500, 290, 450],
            ],
            26,
            0.8,
          ) +
          fill(coat.deep, 'M262 252C278 272 288 300 292 326C276 322 258 322 248 326C250 300 254 274 262 252Z', 0.55) +
          feather('M110 500C150 520 200 520 240 500', coat.lightInk, 26, 0.5),
      }) +
      `<ellipse cx="88" cy="454" rx="18" ry="15" fill="#2a2724"/><ellipse cx="84" cy="448" rx="6" ry="4" fill="#fff" fill-opacity=".5"/><ellipse cx="204" cy="404" rx="10" ry="11" fill="#2a2724"/><circle cx="201" cy="400" r="3.4" fill="#fff" fill-opacity=".9"/>` +
      line(coat.line, 'M98 490C126 494 156 492 176 480', 4, 0.8) +
      strap('M556 512C552 600 520 690 446 750', 44) +
      strap('M384 470C336 500 292 540 262 590', 46) +
      strap('M384 560C370 600 366 640 372 676', 34, pen.panel) +
      form(pen, chest, {
        round: 50,
        matter: 'mesh',
        inner:
          stitch(t, 'M262 566C296 578 338 614 366 660C384 692 400 716 418 738') +
          sheen(t, 'M276 590C290 650 316 700 350 736', 26, 0.5),
      }) +
      line('#eef2f4', 'M268 584C304 604 344 640 372 690', 9) +
      clasp(512, 660, -58) +
      form(pen, saddle, {
        round: 76,
        matter: 'shell',
        inner:
          folds(
            [
              [600, 520, 540, 530, 500, 510],
              [372, 534, 410, 510, 440, 500],
            ],
            15,
            0.6,
          ) + sheen(t, 'M380 444C440 470 510 480 570 484', 26, 0.6),
      }) +
      line('#eef2f4', 'M362 440C366 494 400 540 450 562C500 582 550 580 576 556', 10) +
      line('#b9c1c7', 'M364 446C370 496 402 538 452 558', 2) +
      feather('M420 448C440 400 520 404 540 460', '#000', 20, 0.25, 4, 10) +
      line(pen.dark.line, 'M416 450C430 392 522 396 542 464', 30) +
      line(pen.accent.base, 'M416 450C430 392 522 396 542 464', 26) +
      line(pen.accent.lightInk, 'M424 432C440 396 506 396 528 436', 5, 0.5) +
      `<circle cx="584" cy="466" r="20" fill="none" stroke="${pen.steel.line}" stroke-width="10"/><circle cx="584" cy="466" r="20" fill="none" stroke="${pen.steel.base}" stroke-width="7"/>` +
      mark(pen, pen.accent.base, 470, 520, 1.9)
    );
  },
);
