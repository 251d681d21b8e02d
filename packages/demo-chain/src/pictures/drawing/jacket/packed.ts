import { num, whole } from 'demo-chain/pictures/drawing/contour';
import { type Fold, folds, form, hollow, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { cord, groove, line, mark, puller, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import type { JacketDesign } from './design';
import { foldedFront } from './garment';
import { type Tones, tonesOf } from './tones';

const softEdge = (left: number, top: number, right: number, foot: number, sag: number) =>
  `M${left + 40} ${top}C${num((left + right) / 2 - 80)} ${top - sag} ${num((left + right) / 2 + 90)} ${top - sag * 0.4} ${right - 44} ${top + 4}` +
  `Q${right - 4} ${top + 8} ${right} ${top + 54}C${right + sag} ${num((top + foot) / 2)} ${right + sag * 0.6} ${num((top + foot) / 2 + 30)} ${right - 2} ${foot - 50}` +
  `Q${right - 8} ${foot - 2} ${right - 52} ${foot}C${num((left + right) / 2 + 60)} ${foot + sag} ${num((left + right) / 2 - 90)} ${foot + sag * 0.6} ${left + 46} ${foot - 2}` +
  `Q${left + 4} ${foot - 6} ${left} ${foot - 56}C${left - sag} ${num((top + foot) / 2 + 20)} ${left - sag * 0.5} ${num((top + foot) / 2 - 30)} ${left + 2} ${top + 50}Q${left + 6} ${top + 6} ${left + 40} ${top}Z`;

function stuffed(pen: Pen, [left, top, right, foot]: readonly [number, number, number, number]): string {
  const lot = pen.lot('stuffed');
  const list: Fold[] = Array.from({ length: 12 }, (_, i) => {
    const fromLeft = i % 2 === 0;
    const x = fromLeft ? left : right;
    const into = fromLeft ? 1 : -1;
    const y = top + ((foot - top) * (i + 0.7)) / 12.4;
    return [
      x,
      y,
      x + into * lot.int(60, 110),
      y + lot.int(-30, 30),
      x + into * lot.int(130, 220),
      y + lot.int(-44, 44),
    ];
  });
  return folds(list, 13, 0.8);
}

/** In a pocket of its own, turned inside out and zipped up. */
function inItsPocket(pen: Pen, { matter }: JacketDesign, tones: Tones): string {
  const box = [226, 430, 734, 800] as const;
  const outline = softEdge(...box, 22);
  const mouth = 'M262 474C400 448 560 452 700 478';
  return (
    tube(pen, 'M716 486C790 470 806 560 728 552', 13, { tone: pen.dark, matter: 'webbing' }) +
    form(pen, outline, {
      tone: pen.main,
      matter,
      round: 130,
      bulge: 0.6,
      inner:
        stuffed(pen, box) +
        seam(pen.main, 'M240 540C400 520 560 522 722 544', 2) +
        hollow(mouth, 40, 0.4) +
        zip(pen, mouth, { width: 16, tape: tones.zip }),
    }) +
    puller(tones.pull, 676, 474, -74, 1) +
    mark(pen, pen.accent.base, 480, 640, 2.4)
  );
}

/** In a sack with a cord, as it comes from the shop. */
function inItsSack(pen: Pen, { matter }: JacketDesign, tones: Tones): string {
  const outline =
    'M300 470C290 440 330 400 480 400C630 400 672 440 660 470C690 560 706 700 690 822C684 872 620 904 480 904C340 904 276 872 270 822C254 700 270 560 300 470Z';
  const frill = Array.from(
    { length: 15 },
    (_, i) => `M${330 + i * 21.4} ${428 - Math.sin((i / 14) * Math.PI) * 14}L${380 + i * 14.2} ${352 - (i % 2) * 12}`,
  ).join('');
  const crown = whole('M480 334C530 330 566 338 588 356C600 390 616 420 640 446C600 466 540 474 480 474');
  return (
    form(pen, outline, {
      tone: pen.main,
      matter: matter === 'down' ? 'light-shell' : matter,
      round: 150,
      bulge: 0.62,
      inner:
        stuffed(pen, [262, 480, 698, 880]) +
        seam(pen.main, 'M272 842C360 872 600 872 688 842', 2.2) +
        stitch(pen.main, 'M271 834C360 864 600 864 689 834'),
    }) +
    form(pen, crown, { tone: tones.second, matter: 'light-shell', round: 40, inner: groove(frill, 8, 0.5) }) +
    tube(pen, 'M352 446C420 470 540 470 608 446', 9, { tone: tones.pull, matter: 'webbing' }) +
    cord(tones.pull, 556, 460, 130, 22) +
    line(tones.pull.base, 'M548 462C530 520 560 560 540 604', 4) +
    mark(pen, pen.accent.base, 480, 680, 2.2)
  );
}

/** Folded as on a shop's shelf: front up, sleeves and hem behind. */
function folded(pen: Pen, design: JacketDesign, tones: Tones): string {
  const { chest, neckY } = design.measures;
  const [left, right] = [480 - chest + 30, 480 + chest - 30];
  const foot = neckY + 440;
  const layer = (drop: number, out: number, tone = tones.main) =>
    form(pen, softEdge(left - out, foot - 160, right + out, foot + drop, 3), {
      tone,
      matter: design.matter,
      round: 22,
      bulge: 0.7,
    });
  const clip = pen.id();
  return (
    `<g transform="translate(480 640) scale(1.3) rotate(${pen.lot('packed').int(-5, 5)}) translate(-480 ${-neckY - 190})">` +
    layer(46, 6, tones.second) +
    layer(30, 3, tones.lining) +
    layer(20, 8) +
    `<clipPath id="${clip}"><path d="M${left + 4} 0L${right - 4} 0L${right + 4} ${foot - 24}Q${right + 2} ${foot} ${right - 22} ${foot + 2}C560 ${foot + 8} 400 ${foot + 6} ${left + 22} ${foot}Q${left} ${foot - 2} ${left - 4} ${foot - 24}Z"/></clipPath>` +
    foldedFront(pen, design, `clip-path="url(#${clip})"`) +
    '</g>'
  );
}

/** Put down as it comes: a little turned, and the bulkier the more there is in it. */
export function packedOf(pen: Pen, design: JacketDesign): string {
  const tones = tonesOf(pen, design);
  if (design.packed === 'folded') return folded(pen, design, tones);
  const lot = pen.lot('packed');
  const size = 0.92 + lot.next() * 0.22 + (design.measures.puff > 0.1 ? 0.14 : 0);
  const turn = lot.int(-9, 9) + (design.packed === 'sack' ? lot.pick([0, 0, 76, -64]) : 0);
  const drawn = design.packed === 'pouch' ? inItsPocket(pen, design, tones) : inItsSack(pen, design, tones);
  return `<g transform="translate(480 610) rotate(${turn}) scale(${size.toFixed(3)} ${(size * (0.94 + lot.next() * 0.14)).toFixed(3)}) translate(-480 -625)">${drawn}</g>`;
}
