import { form, tube } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { toneOf } from '@/demo/pictures/drawing/tone';

const birch = toneOf('#b59a74');
const bark = toneOf('#8a6f50');
const rope = toneOf('#d9cfb4');

/** Where the pole lies over the posts, and where they stand on the ground. */
export const POLE = 58;
export const GROUND = 1180;

function post(pen: Pen, x: number, lean: number): string {
  const d = `M${x + lean} ${POLE - 74}L${x} ${GROUND}`;
  return tube(pen, d, 30, { tone: bark, matter: 'wood', cap: 'butt', grain: 90 });
}

const lashing = (pen: Pen, x: number): string =>
  [-9, -3, 3, 9]
    .map((dy) =>
      tube(pen, `M${x - 24} ${POLE + dy + 6}L${x + 24} ${POLE + dy - 6}`, 6, { tone: rope, matter: 'webbing' }),
    )
    .join('');

/** Two posts with a pole across, as beside any hut, for clothes to hang and dry on. */
export const rack = (pen: Pen): string =>
  post(pen, -40, 14) +
  post(pen, 1000, -14) +
  tube(pen, `M-96 ${POLE + 4}C240 ${POLE - 3} 700 ${POLE - 3} 1056 ${POLE + 2}`, 26, { tone: birch, matter: 'wood' }) +
  lashing(pen, -26) +
  lashing(pen, 986);

/** A hanger's hook over the pole, down to the neck. */
export const hook = (pen: Pen, neck: number): string =>
  tube(
    pen,
    `M454 ${POLE + 8}C448 ${POLE - 30} 512 ${POLE - 34} 508 ${POLE + 6}C504 ${POLE + 30} 480 ${POLE + 30} 480 ${POLE + 60}L480 ${neck}`,
    7,
    { tone: pen.steel, matter: 'steel' },
  );

/** Its shoulders, seen in the neck's opening. */
export const hanger = (pen: Pen, neck: number): string =>
  form(
    pen,
    `M480 ${neck - 16}C520 ${neck - 14} 580 ${neck + 14} 640 ${neck + 50}L628 ${neck + 70}C570 ${neck + 36} 520 ${neck + 18} 480 ${neck + 18}C440 ${neck + 18} 390 ${neck + 36} 332 ${neck + 70}L320 ${neck + 50}C380 ${neck + 14} 440 ${neck - 14} 480 ${neck - 16}Z`,
    { tone: birch, matter: 'wood', round: 12 },
  );
