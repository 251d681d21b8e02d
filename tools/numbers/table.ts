import { readdirSync } from 'node:fs';
import { longFunctions } from './functions';
import { circles, floors, importGraph, joined } from './import-graph';
import { assertedRowTypes } from './row-types';
import { commentLinesOf, linesOf, type Source, sourcesIn } from './sources';

const MOST_LINES = 80;
/** Of app, components, lib and server at commit 27fac121. */
const LINES_BEFORE = 76_500;

const sum = (sources: readonly Source[], count: (source: Source) => number) =>
  sources.reduce((total, source) => total + count(source), 0);
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** `server/orders/store.ts` is of the room `orders`; `server/shop.ts` is a room of itself. */
const roomOf = (path: string) => /^server\/([^/]+)/.exec(path)?.[1];
const folderOf = (path: string) => (path.startsWith('server/') ? path.slice(0, path.lastIndexOf('/')) : undefined);

export interface Numbers {
  table: Record<string, { now: number | string; aim: string }>;
  places: Record<string, string[]>;
}

export function numbers(): Numbers {
  const server = sourcesIn('server');
  const house = [...sourcesIn('app', 'components', 'lib'), ...server];
  const tools = sourcesIn('tools');
  const graph = importGraph(house);
  const rooms = joined(graph, roomOf);
  const round = circles(graph);
  const long = [...house, ...tools].flatMap((source) => longFunctions(source, MOST_LINES));
  const asserted = assertedRowTypes(server);
  const lines = sum(house, linesOf);
  const code = [...house, ...tools];
  return {
    table: {
      'entries of server/': { now: readdirSync('server').length, aim: '14' },
      'import floors of server/, by room (a circle of rooms is one floor)': { now: floors(rooms), aim: '7' },
      'rooms of server/ in circles': { now: circles(rooms).flat().length, aim: '0' },
      'import floors of server/, by folder': { now: floors(joined(graph, folderOf)), aim: '' },
      'circles of imports (types too)': { now: round.length, aim: '0' },
      'lines of app, components, lib, server': { now: lines, aim: `${LINES_BEFORE - 5000}` },
      [`functions over ${MOST_LINES} lines`]: { now: long.length, aim: '0' },
      'comment lines of app, components, lib, server, tools': {
        now: share(sum(code, commentLinesOf), sum(code, linesOf)),
        aim: '5 %',
      },
      'comment lines of server/': { now: share(sum(server, commentLinesOf), sum(server, linesOf)), aim: '5 %' },
      'asserted row types in server/': { now: asserted.length, aim: '0' },
    },
    places: {
      circles: [...round, ...circles(rooms)].map((files) => files.join(' ')),
      functions: long.sort((a, b) => b.lines - a.lines).map(({ path, line, lines }) => `${path}:${line} (${lines})`),
      rows: asserted.map(({ path, type }) => `${path}: ${type.replaceAll(/\s+/g, ' ')}`),
    },
  };
}

export function printed({ table }: Numbers): string {
  const rows = Object.entries(table).map(([name, { now, aim }]) => [name, String(now), aim && `aim ${aim}`] as const);
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  return rows
    .map(([name, now, aim]) => `  ${name.padEnd(width(0))}  ${now.padStart(width(1))}  ${aim}`.trimEnd())
    .join('\n');
}
