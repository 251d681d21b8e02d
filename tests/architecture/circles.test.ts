import { describe, expect, it } from 'vitest';
import { circles, importGraph, joined } from '@/tools/numbers/import-graph';
import { sourcesIn } from '@/tools/numbers/sources';

const roomOf = (path: string) => /^server\/([^/]+)/.exec(path)?.[1];
const house = sourcesIn('app', 'components', 'lib', 'server');

describe('architecture: imports, types too, go one way', () => {
  it('no files import each other in a circle', () => {
    expect(house.length).toBeGreaterThan(1000);
    expect(circles(importGraph(house))).toEqual([]);
  });

  it('no rooms of server/ import each other in a circle', () => {
    expect(circles(joined(importGraph(house), roomOf))).toEqual([]);
  });

  it('finds a circle of two types, and of two rooms', () => {
    const planted = [
      { path: 'server/orders/types.ts', text: "import type { Catalogue } from '@/server/catalogue/open';" },
      { path: 'server/catalogue/open.ts', text: "import type { Pieces } from '@/server/orders/types';" },
      { path: 'server/catalogue/service.ts', text: "import { openCatalogue } from './open';" },
    ];
    const graph = importGraph(planted);
    expect(circles(graph).map((files) => files.sort())).toEqual([
      ['server/catalogue/open.ts', 'server/orders/types.ts'],
    ]);
    expect(circles(joined(graph, roomOf)).map((rooms) => rooms.sort())).toEqual([['catalogue', 'orders']]);
  });
});
