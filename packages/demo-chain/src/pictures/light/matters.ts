/** What the surface of a part does with light. Lengths in units of the canvas (960 wide). */
export interface Matter {
  /** Fine structure, seen close up and gone at card size. */
  texture: TextureName;
  /** Height of the texture. */
  relief: number;
  /** Folds and dents of its own: how high, how far apart. */
  wrinkle: number;
  span: number;
  /** Strength and narrowness of the highlight. */
  gloss: number;
  tight: number;
  /** Light caught at the far edge: fuzz of wool, or the sheen of a shell. */
  rim: number;
  /** Of metal: the highlight has the colour of the surface, and the surroundings are mirrored. */
  mirror?: number;
}

export const textureNames = [
  'smooth',
  'ripstop',
  'plain-weave',
  'twill',
  'canvas',
  'knit',
  'rib',
  'fleece',
  'pile',
  'mesh',
  'leather',
  'suede',
  'rubber',
  'foam',
  'brushed',
  'carbon',
  'cork',
  'webbing',
  'wood',
] as const;
export type TextureName = (typeof textureNames)[number];

const matter = (
  texture: TextureName,
  relief: number,
  [wrinkle, span]: [number, number],
  [gloss, tight]: [number, number],
  rim: number,
  mirror?: number,
): Matter => ({ texture, relief, wrinkle, span, gloss, tight, rim, mirror });

export const matters = {
  shell: matter('ripstop', 0.5, [5, 120], [0.16, 14], 0.32),
  'light-shell': matter('ripstop', 0.5, [5, 100], [0.26, 20], 0.4),
  softshell: matter('plain-weave', 0.5, [4, 130], [0.07, 8], 0.26),
  rainwear: matter('smooth', 0, [5, 140], [0.4, 34], 0.4),
  down: matter('plain-weave', 0.25, [2, 60], [0.17, 14], 0.4),
  fleece: matter('fleece', 2.2, [3, 150], [0, 4], 0.34),
  pile: matter('pile', 5, [3, 120], [0, 4], 0.42),
  merino: matter('knit', 0.8, [3, 130], [0.02, 6], 0.28),
  knit: matter('knit', 2.6, [2, 150], [0, 4], 0.3),
  rib: matter('rib', 3, [1, 150], [0, 4], 0.28),
  jersey: matter('knit', 0.5, [3.5, 120], [0.05, 8], 0.26),
  stretch: matter('plain-weave', 0.4, [2.5, 110], [0.14, 12], 0.34),
  canvas: matter('canvas', 1.1, [3.5, 120], [0.04, 6], 0.22),
  cordura: matter('canvas', 0.9, [3, 120], [0.1, 12], 0.26),
  tarpaulin: matter('canvas', 0.4, [4, 130], [0.38, 30], 0.34),
  mesh: matter('mesh', 1.8, [1.5, 120], [0.05, 10], 0.22),
  webbing: matter('webbing', 1, [0, 100], [0.1, 12], 0.2),
  leather: matter('leather', 1.1, [1.6, 70], [0.2, 14], 0.24),
  suede: matter('suede', 1, [1.6, 80], [0.02, 5], 0.24),
  rubber: matter('rubber', 0.35, [0, 100], [0.22, 18], 0.28),
  'gloss-rubber': matter('smooth', 0, [0.8, 90], [0.55, 46], 0.4),
  foam: matter('foam', 0.9, [0.6, 120], [0.03, 6], 0.2),
  plastic: matter('smooth', 0, [0, 100], [0.42, 40], 0.34),
  'matt-plastic': matter('rubber', 0.2, [0, 100], [0.14, 12], 0.28),
  lacquer: matter('smooth', 0, [0, 100], [0.7, 70], 0.44),
  glass: matter('smooth', 0, [0, 100], [0.9, 110], 0.5),
  steel: matter('brushed', 0.25, [0, 100], [0.6, 40], 0.4, 0.5),
  aluminium: matter('brushed', 0.4, [0, 100], [0.5, 26], 0.36, 0.36),
  anodised: matter('brushed', 0.2, [0, 100], [0.55, 34], 0.4, 0.24),
  carbon: matter('carbon', 0.5, [0, 100], [0.55, 46], 0.4),
  /** Coated cloth blown taut: air mattresses. */
  inflated: matter('plain-weave', 0.35, [0.7, 60], [0.2, 16], 0.36),
  cork: matter('cork', 0.8, [0, 100], [0.04, 6], 0.2),
  stone: matter('suede', 2.4, [5, 44], [0.04, 6], 0.2),
  wood: matter('wood', 0.5, [0, 100], [0.14, 14], 0.22),
  rock: matter('cork', 1.6, [9, 90], [0.03, 6], 0.2),
  paper: matter('smooth', 0, [0.5, 120], [0.06, 8], 0.2),
  foil: matter('smooth', 0, [5, 60], [0.5, 34], 0.4, 0.16),
  snow: matter('foam', 0.9, [2, 170], [0.05, 8], 0.3),
  moss: matter('pile', 7, [9, 60], [0, 4], 0.3),
  /** Takes no light of its own: printing, lamps, the dark inside. */
  flat: matter('smooth', 0, [0, 100], [0, 4], 0),
} as const satisfies Record<string, Matter>;
export type MatterName = keyof typeof matters;
