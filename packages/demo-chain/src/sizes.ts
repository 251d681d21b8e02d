const each = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => String(from + i * step).replace('.', ','));

/** The sizes goods come in. Names are as they stand on the label; halves with a comma. */
export const sizeRuns = {
  one: ['Én størrelse'],
  men: ['S', 'M', 'L', 'XL', 'XXL'],
  women: ['XS', 'S', 'M', 'L', 'XL'],
  unisex: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  child: ['92', '98', '104', '110', '116', '122', '128'],
  junior: ['134', '140', '146', '152', '158', '164', '170', '176'],
  menShoe: [...each(40, 46, 0.5), '47'],
  womenShoe: [...each(36, 41.5, 0.5), '42'],
  childShoe: each(24, 34, 1),
  juniorShoe: each(33, 39, 1),
  rubberBoot: each(36, 47, 1),
  childBoot: each(22, 34, 1),
  skiBootCm: each(23, 29.5, 0.5),
  juniorSkiBootCm: each(19, 25, 0.5),
  gloves: ['6', '7', '8', '9', '10', '11'],
  juniorGloves: ['3', '4', '5', '6'],
  socks: ['36–39', '40–43', '44–47'],
  childSocks: ['22–25', '26–29', '30–33', '34–36'],
  xcSki: ['175 cm', '180 cm', '185 cm', '190 cm', '195 cm', '200 cm', '205 cm', '210 cm'],
  juniorXcSki: ['120 cm', '130 cm', '140 cm', '150 cm', '160 cm', '170 cm'],
  alpineSki: ['152 cm', '159 cm', '166 cm', '173 cm', '180 cm', '187 cm'],
  juniorAlpineSki: ['100 cm', '110 cm', '120 cm', '130 cm', '140 cm', '150 cm'],
  xcPole: each(135, 170, 5).map((cm) => `${cm} cm`),
  juniorPole: each(85, 130, 5).map((cm) => `${cm} cm`),
  alpinePole: each(105, 135, 5).map((cm) => `${cm} cm`),
  bike: ['S', 'M', 'L', 'XL'],
  bag: ['175 cm', '185 cm', '195 cm', '205 cm'],
  childBag: ['130 cm', '150 cm'],
  helmet: ['52–55 cm', '55–58 cm', '58–61 cm'],
  childHelmet: ['46–50 cm', '50–54 cm'],
  vest: ['40–60 kg', '60–80 kg', '80–100 kg', '100+ kg'],
  childVest: ['5–15 kg', '15–30 kg', '30–40 kg'],
  dog: ['XS', 'S', 'M', 'L', 'XL'],
  ball: ['3', '4', '5'],
  handball: ['0', '1', '2', '3'],
} as const satisfies Record<string, readonly string[]>;

export type SizeRun = keyof typeof sizeRuns;
