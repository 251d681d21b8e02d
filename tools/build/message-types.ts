import { readFileSync, writeFileSync } from 'node:fs';

const FILES = ['messages/nb', 'messages/mail.nb'];

/** Literal types let `fill` know the values of a text. */
export function writeMessageTypes(): void {
  for (const file of FILES) {
    const texts: unknown = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
    const declaration = `declare const messages: ${JSON.stringify(texts, null, 2)};\nexport default messages;\n`;
    writeFileSync(`${file}.d.json.ts`, declaration);
  }
}
