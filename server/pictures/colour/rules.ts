/** A camera says by these bytes (tag 1 of the interoperability directory, of either endianness) that its colours are Adobe's. */
const ADOBE_BY_EXIF = [Buffer.from('010002000400000052303300', 'hex'), Buffer.from('000100020000000452303300', 'hex')];

const fixed = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
};
const whole = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const point = (x: number, y: number, z: number) =>
  Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), fixed(x), fixed(y), fixed(z)]);
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const text = (words: string) => Buffer.from(`text\0\0\0\0${words}\0`, 'latin1');
const description = (words: string) =>
  Buffer.concat([
    Buffer.from('desc\0\0\0\0', 'latin1'),
    whole(words.length + 1),
    Buffer.from(`${words}\0`, 'latin1'),
    Buffer.alloc(78),
  ]);
/** A gamma of 563/256. */
const curve = Buffer.concat([Buffer.from('curv\0\0\0\0', 'latin1'), whole(1), Buffer.from([0x02, 0x33, 0, 0])]);

/** The colour profile (ICC 2.1) of Adobe RGB (1998), made of its published primaries, adapted to D50. */
export function adobeRgbProfile(): Buffer {
  const tags: [string, Buffer][] = [
    ['desc', description('Compatible with Adobe RGB (1998)')],
    ['cprt', text('Public domain')],
    ['wtpt', point(0.95045, 1, 1.08905)],
    ['rXYZ', point(0.60974, 0.31111, 0.01947)],
    ['gXYZ', point(0.20528, 0.62567, 0.06087)],
    ['bXYZ', point(0.14919, 0.06322, 0.74457)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  let at = 128 + 4 + tags.length * 12;
  const table: Buffer[] = [whole(tags.length)];
  const bodies: Buffer[] = [];
  for (const [name, body] of tags) {
    table.push(Buffer.from(name, 'latin1'), whole(at), whole(body.length));
    bodies.push(padded(body));
    at += padded(body).length;
  }
  const header = Buffer.alloc(128);
  whole(at).copy(header);
  whole(0x02100000).copy(header, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  // The profile connection space is lit by D50.
  Buffer.concat([fixed(0.9642), fixed(1), fixed(0.8249)]).copy(header, 68);
  header.write('acsp', 36, 'latin1');
  return Buffer.concat([header, ...table, ...bodies]);
}

const PROFILE = 'ICC_PROFILE\0\u0001\u0001';

/** Gives a JPEG of a camera the profile that its EXIF only names, so that its colours are not taken for sRGB. */
export function withNamedProfile(
  jpeg: Buffer,
  { exif, hasProfile }: { exif?: Buffer | undefined; hasProfile: boolean },
) {
  if (hasProfile || !exif || !ADOBE_BY_EXIF.some((mark) => exif.includes(mark))) return jpeg;
  const profile = adobeRgbProfile();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(2 + PROFILE.length + profile.length);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2]), length, Buffer.from(PROFILE, 'latin1'), profile]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
