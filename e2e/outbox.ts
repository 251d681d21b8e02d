import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = process.env.OUTBOX_DIR ?? '.data/test-outbox';

interface Posted {
  /** The file's name, made of the letter's key. */
  name: string;
  /** As it was written, octets as characters. */
  eml: string;
  /** With soft line breaks and `=3D` undone. */
  text: string;
}

/** The letters that the shop under test has posted, newest first. What it has not written to the end yet is no letter. */
export function posted(): Posted[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ name, path: join(FOLDER, name) }))
    .sort((a, b) => statSync(b.path).mtimeMs - statSync(a.path).mtimeMs)
    .map(({ name, path }) => {
      const eml = readFileSync(path, 'latin1');
      return { name, eml, text: eml.replace(/=\r?\n/g, '').replaceAll('=3D', '=') };
    });
}
