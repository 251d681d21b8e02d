import { readFileSync, writeFileSync } from 'node:fs';

/** Files of messages whose texts take values: their types say which. */
const FILES = ['messages/nb', 'messages/mail.nb'];

/** Writes the texts themselves as types beside the files, which TypeScript would read as `string`: so `fill` knows its values. */
export function writeMessageTypes(): void {
  for (const file of FILES) {
    const texts: unknown = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
    const declaration = `declare const messages: ${JSON.stringify(texts, null, 2)};\nexport default messages;\n`;
    writeFileSync(`${file}.d.json.ts`, declaration);
  }
}
