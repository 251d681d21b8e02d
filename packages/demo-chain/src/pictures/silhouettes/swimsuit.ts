import { num, whole } from 'demo-chain/pictures/drawing/contour';
import { folds, form, hollow, panel, tube } from 'demo-chain/pictures/drawing/form';
import { peg, ropeAcross } from 'demo-chain/pictures/drawing/hung';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { scatterOver } from 'demo-chain/pictures/drawing/scatter';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { companionTone, legibleTone } from 'demo-chain/pictures/drawing/soft-blocks';
import { acrossBody, zoneOf } from 'demo-chain/pictures/drawing/soft-build';
import { bothSides } from 'demo-chain/pictures/drawing/soft-trim';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { fill, line, mark, seam, stitch } from 'demo-chain/pictures/drawing/trim';
import { isForChildren } from 'demo-chain/pictures/subject';
import { type SwimsuitDesign, swimsuitDesignOf } from './swimsuit-design';

const n = num;
const x = (half: number) => n(480 + half);
const STRAP_TOP = 210;
const BUST = 470;
const WAIST = 650;
const CROTCH = 1010;

/** From the outer side of the strap down to the crotch, on the right. */
function flank(d: SwimsuitDesign, strapAt: number): string {
  const bust = d.hip * 0.93;
  const leg = CROTCH - d.legCut;
  const hipAt = d.legs ? WAIST + 150 : Math.min(WAIST + 150, leg - 26);
  const foot = d.legs
    ? `C${x(d.hip + 4)} ${n(CROTCH - 120)} ${x(d.hip - 2)} ${n(CROTCH)} ${x(d.hip - 8)} ${n(CROTCH + 70)}C${x(d.hip - 60)} ${n(CROTCH + 84)} ${x(60)} ${n(CROTCH + 84)} ${x(22)} ${n(CROTCH + 72)}C${x(18)} ${n(CROTCH + 40)} ${x(10)} ${n(CROTCH + 10)} 480 ${n(CROTCH)}`
    : `C${x(d.hip + 2)} ${n(leg - 16)} ${x(d.hip)} ${n(leg - 8)} ${x(d.hip - 4)} ${n(leg)}C${x(d.hip * 0.62)} ${n(leg + d.legCut * 0.2)} ${x(70)} ${n(CROTCH - 60)} ${x(46)} ${n(CROTCH)}C${x(30)} ${n(CROTCH + 10)} ${x(14)} ${n(CROTCH + 12)} 480 ${n(CROTCH + 12)}`;
  return (
    `L${x(strapAt + d.strap)} ${n(STRAP_TOP)}C${x(strapAt + d.strap)} ${n(STRAP_TOP + 100)} ${x(bust - 40)} ${n(BUST - 90)} ${x(bust)} ${n(BUST - 20)}` +
    `C${x(bust)} ${n(BUST + 60)} ${x(d.waist)} ${n(WAIST - 80)} ${x(d.waist)} ${n(WAIST)}C${x(d.waist + 2)} ${n(WAIST + (hipAt - WAIST) * 0.45)} ${x(d.hip - 5)} ${n(WAIST + (hipAt - WAIST) * 0.64)} ${x(d.hip)} ${n(hipAt)}${foot}`
  );
}

const strapPlace = (d: SwimsuitDesign) => (d.neckline === 'high' ? 66 : 92);

function neckOf(d: SwimsuitDesign): string {
  const s = strapPlace(d);
  switch (d.neckline) {
    case 'high':
      return `M480 330C${x(40)} 330 ${x(s)} 300 ${x(s)} ${STRAP_TOP}`;
    case 'vee':
      return `M480 470C${x(30)} 420 ${x(s)} 330 ${x(s)} ${STRAP_TOP}`;
    case 'square':
      return `M480 392L${x(s - 24)} 388C${x(s - 4)} 386 ${x(s)} 370 ${x(s)} ${STRAP_TOP}`;
    case 'scoop':
      return `M480 424C${x(54)} 424 ${x(s)} 380 ${x(s)} ${STRAP_TOP}`;
  }
}

const frontPath = (d: SwimsuitDesign) => whole(neckOf(d) + flank(d, strapPlace(d)));

function backPath(d: SwimsuitDesign): string {
  const s = strapPlace(d);
  if (d.back === 'u') return whole(`M480 590C${x(80)} 590 ${x(s)} 500 ${x(s)} ${STRAP_TOP}${flank(d, s)}`);
  const bust = d.hip * 0.93;
  const rest = flank(d, s);
  return whole(
    `M480 600C${x(60)} 600 ${x(bust - 40)} 560 ${x(bust)} ${n(BUST - 10)}${rest.slice(rest.indexOf(`C${x(bust)} ${n(BUST + 60)}`))}`,
  );
}

/** Straps that cross between the shoulder blades. */
function crossed(pen: Pen, d: SwimsuitDesign): string {
  const s = strapPlace(d) + d.strap / 2;
  const far = d.hip * 0.93 - 30;
  const one = (way: 1 | -1) =>
    tube(
      pen,
      `M${x(way * s)} ${STRAP_TOP}C${x(way * s * 0.9)} 330 ${x(-way * 40)} 430 ${x(-way * far)} ${n(BUST + 40)}`,
      d.strap * 0.8,
      { matter: 'stretch', bulge: 0.3, cap: 'butt', tone: companionTone(pen, d.companion) },
    );
  return one(1) + one(-1);
}

function blockOn(pen: Pen, d: SwimsuitDesign, volume: Volume): string {
  const tone = legibleTone(pen, d.companion);
  const area = (path: string) => panel(pen, path, volume, { tone, matter: 'stretch' });
  switch (d.block) {
    case 'flanks':
      return bothSides((side) => {
        const edge = `M${x(d.hip)} 400C${x(d.waist * 0.6)} 520 ${x(d.waist * 0.56)} 720 ${x(d.hip)} 880`;
        return area(side(`${edge}L800 880L800 400Z`)) + line(pen.accent.base, side(edge), 7);
      });
    case 'band':
      return (
        area(zoneOf(WAIST - 70, WAIST + 20, 12)) +
        seam(tone, acrossBody(WAIST - 70, 12)) +
        seam(tone, acrossBody(WAIST + 20, 12))
      );
    case 'upper':
      return area(zoneOf(0, BUST + 70, 26)) + line(pen.accent.base, acrossBody(BUST + 70, 26), 8);
    case 'diagonal':
      return area(`M190 420C380 520 560 700 780 800L780 1000C560 880 380 700 190 560Z`);
    case 'stripes':
      return Array.from({ length: 14 }, (_, i) => fill(tone.base, zoneOf(300 + i * 60, 324 + i * 60, 10))).join('');
    case 'waves':
      return Array.from({ length: 6 }, (_, i) =>
        line(
          i % 2 ? pen.accent.base : tone.base,
          `M200 ${540 + i * 74}C300 ${490 + i * 74} 380 ${600 + i * 74} 480 ${544 + i * 74}C580 ${490 + i * 74} 660 ${600 + i * 74} 780 ${540 + i * 74}`,
          20,
        ),
      ).join('');
    case 'scatter':
      return scatterOver(d.scatter, [tone.base, pen.accent.base], pen.lot('scatter'));
    case 'plain':
      return '';
  }
}

function surface(pen: Pen, d: SwimsuitDesign, volume: Volume, back: boolean): string {
  const edge = d.block === 'plain' ? pen.accent : pen.panel;
  return (
    blockOn(pen, d, volume) +
    (d.cups && !back
      ? bothSides(
          (side) =>
            hollow(
              side(`M${x(20)} ${BUST + 50}C${x(50)} ${BUST + 86} ${x(130)} ${BUST + 80} ${x(150)} ${BUST + 20}`),
              18,
              0.34,
            ) + hollow(side(`M${x(84)} ${BUST - 10}L${x(86)} ${BUST + 20}`), 90, -0.24),
        )
      : '') +
    folds(
      [
        [480 - d.waist, WAIST - 10, 400, WAIST + 14, 450, WAIST - 4],
        [480 + d.waist, WAIST + 16, 560, WAIST + 30, 510, WAIST + 10],
        [480 - d.hip + 10, WAIST + 160, 400, WAIST + 200, 460, WAIST + 230],
        [480 + d.hip - 10, WAIST + 180, 570, WAIST + 210, 510, WAIST + 240],
        [460, CROTCH, 450, CROTCH - 90, 400, CROTCH - 150],
        [500, CROTCH, 520, CROTCH - 90, 570, CROTCH - 140],
      ],
      15,
      0.42,
    ) +
    (back ? seam(pen.main, `M480 600L480 ${CROTCH + 12}`, 1.8) : '') +
    line(edge.base, back ? backPath(d) : frontPath(d), 13) +
    stitch(edge, back ? backPath(d) : frontPath(d), 1.4)
  );
}

function frill(pen: Pen, d: SwimsuitDesign): string {
  const y = WAIST + 96;
  const tone = companionTone(pen, d.companion);
  const half = d.hip + 34;
  let foot = `M${x(-d.waist - 8)} ${n(y - 30)}L${x(-half)} ${n(y + 60)}`;
  for (let i = 0; i < 8; i += 1) {
    const from = -half + (i * half) / 4;
    foot += `C${x(from + half / 12)} ${n(y + 94)} ${x(from + half / 6)} ${n(y + 94)} ${x(from + half / 4)} ${n(y + 64)}`;
  }
  const d0 = `${foot}L${x(d.waist + 8)} ${n(y - 30)}C${x(d.waist * 0.5)} ${n(y - 16)} ${x(-d.waist * 0.5)} ${n(y - 16)} ${x(-d.waist - 8)} ${n(y - 30)}Z`;
  return form(pen, d0, {
    tone,
    matter: 'stretch',
    round: 20,
    inner: Array.from({ length: 9 }, (_, i) =>
      hollow(
        `M${x((-d.waist * (4 - i)) / 4)} ${n(y - 24)}L${x((-half * (4 - i)) / 4)} ${n(y + 80)}`,
        18,
        i % 2 ? -0.3 : 0.4,
      ),
    ).join(''),
  });
}

function draw(pen: Pen, side: Side): string {
  const d = swimsuitDesignOf(pen.subject);
  const back = side === 'back';
  const inside = toneOf(pen.main.deep);
  if (side === 'packed') return foldedSuit(pen, d);
  return (
    (pen.view === 'scene' ? ropeAcross(pen, STRAP_TOP + 6) : '') +
    // The other side is seen from within, through the opening.
    form(pen, back ? frontPath(d) : backPath(d), { tone: inside, matter: 'stretch', round: 30, bulge: 0.3 }) +
    (d.back === 'cross' ? crossed(pen, d) : '') +
    form(pen, back ? backPath(d) : frontPath(d), {
      matter: 'stretch',
      round: 80,
      bulge: 0.46,
      inner: (volume) => surface(pen, d, volume, back),
    }) +
    (d.frill ? frill(pen, d) : '') +
    (back
      ? mark(pen, pen.accent.base, 480, 690, 1.1)
      : mark(pen, legibleTone(pen, 'accent').base, 480 - d.hip * 0.48, BUST + 6, 1.2)) +
    (pen.view === 'scene'
      ? [-1, 1].map((way) => peg(pen, 480 + way * (strapPlace(d) + d.strap / 2), STRAP_TOP + 4, way * 3)).join('')
      : '')
  );
}

/** The lower half turned up behind. */
function foldedSuit(pen: Pen, d: SwimsuitDesign): string {
  const cut = whole(`M480 ${n(WAIST + 100)}L${x(d.hip + 4)} ${n(WAIST + 100)}L${x(d.hip + 4)} 100L480 100`);
  const clip = pen.id();
  const under = whole(
    `M480 ${n(WAIST - 120)}L${x(d.waist + 18)} ${n(WAIST - 120)}L${x(d.hip - 2)} ${n(WAIST + 128)}L480 ${n(WAIST + 134)}`,
  );
  return `<g transform="translate(-72 60) scale(1.15)">${form(pen, under, { tone: pen.panel, matter: 'stretch', round: 20, bulge: 0.6 })}<clipPath id="${clip}"><path d="${cut}"/></clipPath><g clip-path="url(#${clip})">${form(pen, frontPath(d), { matter: 'stretch', round: 60, bulge: 0.36, inner: (volume) => surface(pen, d, volume, false) })}</g>${mark(pen, legibleTone(pen, 'accent').base, 480 - d.hip * 0.48, BUST + 6, 1.2)}</g>`;
}

export const swimsuit = silhouette((pen) => {
  const d = swimsuitDesignOf(pen.subject);
  return {
    rest: isForChildren(pen.subject) ? 'lies' : 'hangs',
    restOf: { packed: 'lies' },
    floor: 1200,
    outdoors: 0.86,
    details: [
      { at: [480, 420], zoom: 2.4 },
      d.back === 'cross'
        ? { of: 'back', at: [480, 400], zoom: 2.3 }
        : { at: [560, CROTCH - d.legCut * 0.6 - 40], zoom: 2.5 },
    ],
  };
}, draw);
