import { form, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { line } from 'demo-chain/pictures/drawing/trim';
import type { SilhouetteKind } from 'demo-chain/pictures/keys';

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

/** A ski planted in the snow, its tip bent towards the other. */
function ski(pen: Pen, x: number, side: 1 | -1): string {
  const at = (dx: number) => x + dx * side;
  const outline = `M${at(-19)} ${GROUND}L${at(-15)} 400C${at(-17)} 200 ${at(-22)} 60 ${at(-22)} ${POLE - 84}C${at(-20)} ${POLE - 128} ${at(4)} ${POLE - 140} ${at(20)} ${POLE - 128}C${at(24)} ${POLE - 70} ${at(20)} 120 ${at(15)} 400L${at(19)} ${GROUND}Z`;
  return form(pen, outline, {
    tone: pen.main.luminance > 0.5 ? pen.dark : pen.pale,
    matter: 'lacquer',
    round: 12,
    inner:
      line(pen.accent.base, `M${at(0)} ${POLE - 90}L${at(0)} 330`, 9) +
      line(pen.accent.base, `M${at(-20)} 760L${at(20)} 700L${at(20)} 660`, 12),
  });
}

const lashing = (pen: Pen, x: number): string =>
  [-9, -3, 3, 9]
    .map((dy) =>
      tube(pen, `M${x - 24} ${POLE + dy + 6}L${x + 24} ${POLE + dy - 6}`, 6, { tone: rope, matter: 'webbing' }),
    )
    .join('');

const pole = (pen: Pen) =>
  tube(pen, `M-96 ${POLE + 4}C240 ${POLE - 3} 700 ${POLE - 3} 1056 ${POLE + 2}`, 26, { tone: birch, matter: 'wood' });

const slack = (pen: Pen) =>
  tube(
    pen,
    `M-40 ${POLE - 44}C200 ${POLE - 12} 420 ${POLE} 480 ${POLE}C540 ${POLE} 760 ${POLE - 12} 1000 ${POLE - 40}`,
    9,
    {
      tone: rope,
      matter: 'webbing',
    },
  );

const onSnow: readonly SilhouetteKind[] = ['ski-jacket', 'cross-country-jacket'];

/** What clothes hang and dry on outdoors: posts with a pole or a rope between them; on snow, skis and a pole. */
export function rack(pen: Pen): string {
  if (onSnow.includes(pen.subject.art))
    return ski(pen, -34, 1) + ski(pen, 994, -1) + pole(pen) + lashing(pen, -30) + lashing(pen, 990);
  const posts = post(pen, -40, 14) + post(pen, 1000, -14);
  return pen.lot('rack').chance(0.5) ? posts + slack(pen) : posts + pole(pen) + lashing(pen, -26) + lashing(pen, 986);
}

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
