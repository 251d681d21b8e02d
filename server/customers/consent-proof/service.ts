import { normaliseEmail } from '@/lib/text/emails';
import { isUuid } from '@/lib/text/uuid';
import * as rules from './rules';
import * as store from './store';
import type { ConsentProof, ConsentProofDependencies } from './types';

export function createConsentProof({ sql }: ConsentProofDependencies): ConsentProof {
  return {
    async ofBrowser(id) {
      const choices = isUuid(id) ? await store.findOfBrowser(sql, id) : [];
      return choices.length === 0 ? undefined : rules.browserProof(choices);
    },

    async ofAccount(email) {
      const choices = await store.findOfAccount(sql, normaliseEmail(email));
      return choices && (choices.length === 0 ? 'Nothing has been said yes to.' : rules.accountProof(choices));
    },
  };
}
