import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createEasel } from 'demo-chain/pictures/easel';
import { writeWhole } from 'demo-chain/pictures/store';
import sharp from 'sharp';
import { shippedFiles } from './choice';
import { createFingerprints } from './fingerprint';
import { MANIFEST_FILE, type Manifest, manifestText, readManifest, SHIPPED_FOLDER } from './folder';

/** An interrupted run goes on from the last saved manifest. */
const SAVED_EVERY = 20;

const save = (manifest: Manifest) => writeWhole(MANIFEST_FILE, manifestText(manifest));

/** Deletes the pictures that the manifest does not name. */
async function removeOthers(manifest: Manifest): Promise<void> {
  const there = await readdir(join(SHIPPED_FOLDER, 'pictures'), { recursive: true, withFileTypes: true });
  for (const entry of there.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (!(file.slice(SHIPPED_FOLDER.length) in manifest)) await rm(file);
  }
}

/** Draws the pictures that the package carries: those that are missing, and those that the program draws otherwise by now. */
export async function shipPictures(log: (line: string) => void): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const easel = createEasel();
  const fingerprintOf = createFingerprints();
  const wanted = shippedFiles();
  const manifest = Object.fromEntries(Object.entries(readManifest()).filter(([name]) => wanted.has(name)));
  let drawn = 0;
  for (const [name, shipped] of wanted) {
    const fingerprint = fingerprintOf(shipped);
    if (manifest[name] === fingerprint && existsSync(join(SHIPPED_FOLDER, name))) continue;
    await writeWhole(join(SHIPPED_FOLDER, name), await easel.draw(shipped.request, shipped.file));
    manifest[name] = fingerprint;
    drawn += 1;
    if (drawn % SAVED_EVERY > 0) continue;
    await save(manifest);
    log(`${drawn} drawn, the last ${name}`);
  }
  await save(manifest);
  await removeOthers(manifest);
  log(`${wanted.size} pictures, ${drawn} of them drawn anew`);
}
