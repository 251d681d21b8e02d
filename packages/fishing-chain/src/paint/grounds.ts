import { Field } from './random';
import { lit, mix, paint, type Rgb, rgb, type Sheet } from './sheet';

export type Ground = 'paper' | 'planks' | 'pebbles' | 'moss';

/** Paper that runs up behind the goods: nearly one colour, a little darker at the corners. */
function paper(width: number, height: number): Sheet {
  const [light, dark] = [rgb('#eef1f2'), rgb('#cfd6da')];
  return paint(width, height, (x, y) => {
    const [u, v] = [x / width - 0.48, y / height - 0.42];
    return mix(light, dark, (u * u + v * v) * 0.4 + (y / height) ** 3 * 0.05);
  });
}

/** The boards of a landing stage, grey from the weather. */
function planks(width: number, height: number): Sheet {
  const [grain, tone] = [new Field(11), new Field(12)];
  const [light, dark, gap] = [rgb('#b9ab97'), rgb('#75664f'), rgb('#231d16')];
  const board = height / 4.6;
  return paint(width, height, (x, y) => {
    const lean = y + x * 0.035;
    const number = Math.floor(lean / board);
    const within = lean / board - number;
    const shift = tone.cell(number + 40, 7) * 900;
    const bend = tone.fractal((x + shift) / 260, lean / 90, 3) * 26;
    const lines = grain.fractal((x + shift) / 240, (lean + bend) / 4.2, 4);
    const wood = mix(light, dark, lines * 0.95 - 0.08 + (tone.cell(number, 3) - 0.5) * 0.3);
    const edge = Math.min(within, 1 - within) * board;
    return edge < 5 ? gap : lit(wood, Math.min(1, 0.72 + edge / 60));
  });
}

/** Wet stones at the edge of a river: cells around points, each rounded and with a colour of its own. */
function pebbles(width: number, height: number): Sheet {
  const [where, colour, fine] = [new Field(21), new Field(22), new Field(23)];
  const tones = ['#6e7478', '#8b8f8f', '#57605f', '#a39a8b', '#4b5358', '#7d7266', '#b7b3a8'].map(rgb);
  const size = width / 15;
  return paint(width, height, (x, y) => {
    const wobble = (fine.at(x / 30, y / 30) - 0.5) * 0.16;
    const [u, v] = [x / size + wobble, y / size + wobble];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    let [first, second, stoneX, stoneY] = [9, 9, 0, 0];
    for (let j = row - 1; j <= row + 1; j += 1) {
      for (let i = column - 1; i <= column + 1; i += 1) {
        const [dx, dy] = [i + 0.1 + where.cell(i, j) * 0.8 - u, j + 0.1 + where.cell(i + 91, j + 57) * 0.8 - v];
        const distance = Math.sqrt(dx * dx + dy * dy);
        if (distance < first) [second, first, stoneX, stoneY] = [first, distance, i, j];
        else if (distance < second) second = distance;
      }
    }
    const tone = tones[Math.floor(colour.cell(stoneX, stoneY) * tones.length)] as Rgb;
    const rise = Math.min(1, (second - first) * 2.4);
    const speckle = fine.fractal(x / 9, y / 9, 3) * 0.4 + 0.72;
    return rise < 0.12 ? [22, 25, 26] : lit(tone, (0.42 + 0.62 * Math.sqrt(rise)) * speckle);
  });
}

function moss(width: number, height: number): Sheet {
  const [large, fine] = [new Field(31), new Field(32)];
  const [deep, mid, tip] = [rgb('#1f3018'), rgb('#4f6d2b'), rgb('#a8b659')];
  return paint(width, height, (x, y) => {
    const hill = large.fractal(x / 210, y / 170, 3);
    const tuft = fine.fractal(x / 11, y / 8, 4);
    const light = hill * 0.55 + tuft * 0.75;
    return light < 0.66 ? mix(deep, mid, (light - 0.3) / 0.36) : mix(mid, tip, (light - 0.66) / 0.34);
  });
}

export const grounds: Record<Ground, (width: number, height: number) => Sheet> = { paper, planks, pebbles, moss };
