import type { SearchEngine } from '@/server/ports/search-engine';
import { codesContract } from './suite-codes';
import { descriptionsContract } from './suite-descriptions';
import { filtersContract } from './suite-filters';
import { indexingContract } from './suite-indexing';
import { judgedContract } from './suite-judged';
import { languageContract } from './suite-language';
import { orderContract } from './suite-order';
import { rulesContract } from './suite-rules';
import { suggestContract } from './suite-suggest';
import { understandingContract } from './suite-understanding';
import { updateContract } from './suite-update';

/** An empty engine. `categoryNames` are the names the list shape does not carry, keyed `level:id`. */
export type MakeEngine = (options?: {
  categoryNames?: () => Map<string, string>;
}) => SearchEngine | Promise<SearchEngine>;

/** What every search engine must do, whatever is behind it. */
export function searchEngineContract(name: string, makeEngine: MakeEngine) {
  filtersContract(name, makeEngine);
  orderContract(name, makeEngine);
  rulesContract(name, makeEngine);
  languageContract(name, makeEngine);
  descriptionsContract(name, makeEngine);
  codesContract(name, makeEngine);
  understandingContract(name, makeEngine);
  updateContract(name, makeEngine);
  indexingContract(name, makeEngine);
  suggestContract(name, makeEngine);
  judgedContract(name, makeEngine);
}
