import { globSync, readFileSync } from 'node:fs';

export interface Source {
  path: string;
  text: string;
}

export const sourcesIn = (...folders: string[]): Source[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((path) => !path.endsWith('.d.ts') && !path.includes('node_modules'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

export const linesOf = ({ text }: Source): number => text.split('\n').length - 1;

export const commentLinesOf = ({ text }: Source): number => text.match(/^\s*(?:\/\/|\/\*|\*).*$/gm)?.length ?? 0;
