import type { Subject } from 'demo-chain/pictures/subject';
import { num } from './contour';
import { onColour } from './layers';
import type { Pen } from './pen';

/** What a taste is pictured by, within 100 units around the origin. `a` and `b` are inks. */
type Motif = (a: string, b: string) => string;

const leaf = (x: number, y: number, turn: number, ink = '#6f9a4c') =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C16 -30 48 -34 70 -16C52 8 22 16 0 0Z" fill="${ink}"/>`;

const ball = (x: number, y: number, r: number, ink: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.34}" r="${r * 0.26}" fill="#fff" fill-opacity=".55"/>`;

const berries: Motif = (a) =>
  leaf(-6, -52, -30) + leaf(-4, -50, -150) + ball(-42, 6, 40, a) + ball(40, 0, 42, a) + ball(2, 58, 40, a);

const drupelets: Motif = (a) => {
  let out = leaf(0, -66, -20) + leaf(0, -66, -150);
  for (const [row, count] of [3, 4, 4, 3, 2].entries())
    for (let i = 0; i < count; i += 1) out += ball((i - (count - 1) / 2) * 34, -44 + row * 30, 20, a);
  return out;
};

const citrus: Motif = (a, b) => {
  let segments = '';
  for (let i = 0; i < 8; i += 1)
    segments += `<path transform="rotate(${i * 45})" d="M0 -8L-24 -62C-12 -70 12 -70 24 -62Z" fill="${a}"/>`;
  return `<circle r="88" fill="${a}"/><circle r="78" fill="#fff" fill-opacity=".92"/>${segments}${leaf(52, -70, -40, b)}`;
};

const apple: Motif = (a) =>
  `<path d="M0 -42C24 -70 84 -60 80 4C76 60 40 92 0 76C-40 92 -76 60 -80 4C-84 -60 -24 -70 0 -42Z" fill="${a}"/><path d="M0 -42C2 -66 10 -80 22 -90" fill="none" stroke="#5a3a1e" stroke-width="8" stroke-linecap="round"/>${leaf(8, -62, -24)}<path d="M-52 -18C-46 -36 -36 -40 -24 -40" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/>`;

const nuts: Motif = (a, b) =>
  [
    [-36, 10, -20],
    [36, -6, 24],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -74C44 -50 56 20 0 70C-56 20 -44 -50 0 -74Z" fill="${a}"/><path d="M-44 -14C-20 -40 20 -40 44 -14C40 -56 14 -66 0 -74C-14 -66 -40 -56 -44 -14Z" fill="${b}"/></g>`,
    )
    .join('');

const peanut: Motif = (a, b) =>
  `<g transform="rotate(-32)"><path d="M-84 0C-84 -46 -30 -44 0 -26C30 -44 84 -46 84 0C84 46 30 44 0 26C-30 44 -84 46 -84 0Z" fill="${a}"/><path d="M-60 -16H60M-66 6H66M-52 26H52M-30 -30V30M0 -22V22M30 -30V30" stroke="${b}" stroke-width="5" stroke-opacity=".5" fill="none"/></g>`;

const drop: Motif = (a, b) =>
  `<path d="M0 -88C40 -30 66 0 66 32A66 66 0 0 1 -66 32C-66 0 -40 -30 0 -88Z" fill="${a}"/><path d="M-38 30C-36 54 -20 68 0 70" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M60 -60l22 -22M74 -30l28 -8" stroke="${b}" stroke-width="8" stroke-linecap="round"/>`;

const antlers: Motif = (a) =>
  `<path d="M-12 84C-30 20 -84 20 -78 -60M-66 0C-50 -16 -52 -40 -44 -56M-36 30C-20 14 -24 -20 -16 -36M12 84C30 20 84 20 78 -60M66 0C50 -16 52 -40 44 -56M36 30C20 14 24 -20 16 -36" fill="none" stroke="${a}" stroke-width="13" stroke-linecap="round"/>`;

const fish: Motif = (a, b) =>
  `<path d="M-90 6C-50 -52 30 -52 60 -4L96 -40C90 0 90 12 96 52L60 14C30 62 -50 62 -90 6Z" fill="${a}"/><circle cx="-50" cy="-4" r="8" fill="${b}"/><path d="M-20 -26C-6 -4 -6 14 -20 36" fill="none" stroke="${b}" stroke-width="6"/>`;

const chilli: Motif = (a) =>
  `<path d="M-70 -50C-60 30 -10 84 84 70C30 50 6 0 -20 -58C-36 -72 -60 -70 -70 -50Z" fill="${a}"/><path d="M-50 -60C-60 -84 -54 -94 -40 -100" fill="none" stroke="#5f8f4a" stroke-width="13" stroke-linecap="round"/>`;

const pasta: Motif = (a) =>
  [-56, -28, 0, 28, 56]
    .map(
      (x, i) =>
        `<path d="M${x} ${-70 + (i % 2) * 14}C${x + 26} -30 ${x - 26} 20 ${x} ${70 - (i % 2) * 14}" fill="none" stroke="${a}" stroke-width="14" stroke-linecap="round"/>`,
    )
    .join('') +
  leaf(-8, 0, -30) +
  leaf(10, 8, 160);

const lentils: Motif = (a, b) => {
  let out = '';
  for (let i = 0; i < 23; i += 1) {
    const turn = i * 2.39996;
    const far = 17 * Math.sqrt(i);
    out += `<ellipse cx="${(Math.cos(turn) * far).toFixed(0)}" cy="${(Math.sin(turn) * far).toFixed(0)}" rx="16" ry="12" fill="${i % 3 ? a : b}"/>`;
  }
  return out;
};

const roots: Motif = (a, b) =>
  `<path d="M-10 -40C30 -30 20 40 -30 90C-56 40 -50 -40 -10 -40Z" fill="#e08a3a"/>${leaf(-14, -42, -70)}${leaf(-10, -42, -110)}<path d="M22 -20C70 -40 100 10 76 46C54 78 10 66 6 30C4 8 8 -12 22 -20Z" fill="${a}"/><circle cx="46" cy="10" r="5" fill="${b}"/><circle cx="62" cy="34" r="5" fill="${b}"/>`;

const grain: Motif = (a, b) => {
  let ear = `<path d="M0 96V-60" stroke="${b}" stroke-width="8" stroke-linecap="round"/>`;
  for (let y = -70; y < 50; y += 30)
    for (const side of [-1, 1])
      ear += `<path transform="translate(0 ${y}) scale(${side} 1)" d="M2 20C8 -10 30 -22 42 -24C44 0 26 18 2 20Z" fill="${a}"/>`;
  return ear;
};

const birch: Motif = (a, b) =>
  `<path d="M0 92C-60 60 -80 0 -30 -58C-20 -70 -8 -84 0 -96C8 -84 20 -70 30 -58C80 0 60 60 0 92Z" fill="${a}"/><path d="M0 110V-60M0 50L-34 20M0 50L34 20M0 10L-28 -18M0 10L28 -18" fill="none" stroke="${b}" stroke-width="7" stroke-linecap="round"/>`;

const wave: Motif = (a, b) =>
  [-36, 0, 36]
    .map(
      (y, i) =>
        `<path d="M-90 ${y}C-60 ${y - 34} -30 ${y - 34} 0 ${y}S60 ${y + 34} 90 ${y}" fill="none" stroke="${i === 1 ? b : a}" stroke-width="16" stroke-linecap="round"/>`,
    )
    .join('');

const motifs: [word: string, motif: Motif][] = [
  ['reinsdyr', antlers],
  ['pasta', pasta],
  ['kylling', grain],
  ['linse', lentils],
  ['fiske', fish],
  ['lapskaus', roots],
  ['havregrøt', grain],
  ['chili', chilli],
  ['blåbær', berries],
  ['solbær', berries],
  ['tyttebær', berries],
  ['bringebær', drupelets],
  ['hasselnøtt', nuts],
  ['mandel', nuts],
  ['peanøtt', peanut],
  ['karamell', drop],
  ['eple', apple],
  ['sitron', citrus],
  ['appelsin', citrus],
  ['grapefrukt', citrus],
  ['bjørk', birch],
  ['nøytral', wave],
];

/** The picture of what some food tastes of. */
export function tasteOf({ name }: Subject, a: string, b: string): string {
  const [, motif] = motifs.find(([word]) => name.includes(word)) ?? [];
  if (!motif) throw new Error(`Nothing pictures the taste of ${name}`);
  return onColour(motif(a, b));
}

/** What can be read on the wrapping. */
export const inkOn = (pen: Pen) => (pen.main.luminance > 0.72 ? pen.main.line : '#ffffff');

/** The taste in the colours of the wrapping. */
export const motif = (pen: Pen, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${num(size)})">${tasteOf(pen.subject, pen.accent.base, pen.accent.deep)}</g>`;
