import { normaliseEmail } from '@/lib/text/emails';
import { isUuid } from '@/lib/text/uuid';
import * as store from './store';
import type { ConsentProof, ConsentProofDependencies } from './types';

export function createConsentProof({ sql }: ConsentProofDependencies): ConsentProof {
  return {
    ofBrowser: async (id) => (isUuid(id) ? store.findOfBrowser(sql, id) : []),
    ofAccount: (email) => store.findOfAccount(sql, normaliseEmail(email)),
  };
}
