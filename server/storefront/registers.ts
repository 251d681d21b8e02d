import type { FacetName } from '@/server/ports/search-engine';
import type { Scope } from './scope';

/** Rule 1.6: registers as the brand has them. One that shows the whole catalogue has them whole. */
export function registers(scope: Scope) {
  /** Of a register, what goods of the brand come in. */
  function own<Entry extends { id: number }>(
    facet: FacetName & ('genders' | 'colors' | 'brands'),
    all: () => Promise<Entry[]>,
  ) {
    return async (): Promise<Entry[]> => {
      if (!(await scope.lines())) return all();
      return scope.rememberOwn(`register:${facet}`, async () => {
        const within = await scope.kept();
        const { facets } = await scope.sources.engine.search({ within, take: 0, facets: [facet] });
        return (await all()).filter(({ id }) => facets[facet]?.has(id));
      });
    };
  }
  return {
    genders: own('genders', scope.genders),
    colorGroups: own('colors', scope.colorGroups),
    productLines: own('brands', scope.productLines),
    bestsellers: () =>
      scope.rememberOwn('bestsellers', async () => scope.sources.catalogue.bestsellers(await scope.lines())),
  };
}
