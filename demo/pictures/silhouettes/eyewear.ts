import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { mix } from '@/demo/pictures/drawing/tone';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

const both = (draw: (side: (d: string) => string) => string) => draw((d) => d) + draw(flip);

/** A mirrored lens: sky above, far hills and snow in the reflection. */
function lens(pen: Pen, d: string, hue: string): string {
  const sky = pen.id();
  const clip = pen.id();
  const top = mix(hue, '#101828', 0.55);
  const low = mix(hue, '#fff3dc', 0.6);
  return (
    `<linearGradient id="${sky}" x1="0" y1="0" x2=".25" y2="1"><stop stop-color="${top}"/><stop offset=".45" stop-color="${hue}"/><stop offset=".72" stop-color="${low}"/><stop offset=".74" stop-color="${mix(hue, '#1b2434', 0.6)}"/><stop offset="1" stop-color="${mix(hue, '#0c1018', 0.72)}"/></linearGradient>` +
    `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="url(#${sky})"/><g clip-path="url(#${clip})">` +
    fill(
      mix(hue, '#1b2434', 0.42),
      'M60 690C140 650 190 610 240 590C290 620 330 640 380 610C430 570 470 600 520 630C580 600 640 560 690 590C760 630 820 650 900 690L900 800L60 800Z',
      0.75,
    ) +
    fill('#fff', 'M120 500L330 400L250 860L100 900Z', 0.09) +
    fill('#fff', 'M350 390L400 380L320 860L270 870Z', 0.07) +
    fill('#fff', 'M690 400L720 400L660 800L630 800Z', 0.05) +
    feather(d, '#05070b', 60, 0.5) +
    feather(d, '#ffffff', 12, 0.35, 5, 8) +
    `</g><path d="${d}" fill="none" stroke="#0f1114" stroke-opacity=".7" stroke-width="2"/>`
  );
}

const frame = whole(
  'M480 426C600 420 720 428 786 462C832 492 846 560 836 640C828 720 790 780 710 790C640 798 590 780 556 740C530 708 506 694 480 694',
);
const glass = whole(
  'M480 462C600 456 700 462 756 490C794 514 804 570 796 636C788 700 760 744 702 752C644 758 606 742 578 708C548 672 514 656 480 656',
);

export const goggles = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [330, 560], zoom: 1.9 },
      { at: [330, 680], zoom: 1.52 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const strap = 'M40 520C70 500 110 492 150 500L150 690C110 700 66 690 36 672C30 620 32 560 40 520Z';
    return (
      both((side) =>
        form(pen, side(strap), {
          tone: t,
          round: 60,
          matter: 'merino',
          inner:
            line(pen.accent.base, side('M36 560C80 548 120 548 160 550'), 12) +
            line(pen.accent.base, side('M36 640C80 632 120 634 160 638'), 12) +
            line(pen.pale.base, side('M34 600C80 592 120 594 160 596'), 5, 0.6),
        }),
      ) +
      both((side) =>
        form(pen, side('M112 512C140 500 170 520 176 560L176 650C170 690 140 704 116 690C104 640 104 560 112 512Z'), {
          tone: pen.dark,
          round: 26,
        }),
      ) +
      feather(frame, '#15171a', 26, 0.5, 0, 12) +
      form(
        pen,
        whole(
          'M480 440C600 434 722 440 790 474C838 504 852 576 842 652C832 738 792 800 712 808C640 814 588 796 552 756C530 730 506 716 480 716',
        ),
        { tone: pen.dark, round: 40, matter: 'mesh' },
      ) +
      form(pen, frame, {
        tone: t,
        round: 50,
        inner: Array.from({ length: 9 }, (_, i) =>
          fill('#15171a', `M${350 + i * 28} 436L${368 + i * 28} 436L${366 + i * 28} 448L${352 + i * 28} 448Z`, 0.65),
        ).join(''),
      }) +
      feather(glass, '#000', 16, 0.5) +
      lens(pen, glass, pen.accent.base) +
      mark(pen, '#ffffff', 262, 706, 1.4)
    );
  },
);

const brow = whole(
  'M480 524C540 504 700 478 866 486C890 490 898 508 892 540C880 612 858 690 806 722C724 764 606 750 560 690C532 650 520 602 480 602',
);
const pane =
  'M426 536C330 506 200 500 110 508C98 512 96 524 100 544C112 612 132 674 172 698C240 732 336 722 376 676C408 636 416 580 440 560C438 550 434 540 426 536Z';

export const sunglasses = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [310, 590], zoom: 1.9 },
      { at: [310, 710], zoom: 1.52 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const arm = 'M880 512C876 462 842 404 772 366C744 352 726 362 744 382C800 420 830 462 838 512Z';
    const tip = 'M820 400C800 380 784 372 772 366C744 352 726 362 744 382C764 396 778 408 790 420Z';
    return (
      both(
        (side) =>
          form(pen, side(arm), { tone: t, round: 14 }) +
          form(pen, side(tip), { tone: pen.dark, round: 8 }) +
          line(pen.accent.base, side('M858 474C846 448 832 428 812 408'), 5, 0.95) +
          form(pen, side('M530 612C548 616 556 640 552 664C548 684 536 680 530 662C524 640 522 620 530 612Z'), {
            tone: pen.pale,
            round: 8,
          }),
      ) +
      feather(brow, '#15171a', 18, 0.35, 0, 10) +
      form(pen, brow, { tone: t, round: 34 }) +
      lens(pen, pane, pen.accent.base) +
      lens(pen, flip(pane), pen.accent.base) +
      fill('#fff', 'M150 520L250 512L196 700L150 676Z', 0.16) +
      fill('#fff', 'M590 548L700 520L640 712L600 690Z', 0.14) +
      both((side) => line(pen.steel.base, side('M866 500L846 502M864 512L846 514'), 5)) +
      line(t.lightInk, 'M92 500C220 484 400 504 480 536C560 504 740 484 868 500', 5, 0.55) +
      mark(pen, '#ffffff', 168, 676, 0.9)
    );
  },
);
