import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pictures that the package carries, each below it at its address. */
export const SHIPPED_FOLDER = join(import.meta.dirname, '../../../shipped');
const MANIFEST = join(SHIPPED_FOLDER, 'manifest.json');

/** Of each shipped file, the fingerprint of what drew it. */
export type Manifest = Record<string, string>;

export const readManifest = (): Manifest =>
  existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest) : {};

export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(manifest).sort()), null, 1)}\n`;

export const MANIFEST_FILE = MANIFEST;
