import { forgetSession } from '@/components/session';
import { userStore } from '@/components/session/store';

/** A draft of the settings belongs to one customer: whoever logs in next must not see it. */
export const settingsDraft = (id: number) => `settingsDraft:${id}`;

export function forgetDrafts(): void {
  const { user } = userStore.get();
  forgetSession('registerDraft', ...(user ? [settingsDraft(user.id), `${settingsDraft(user.id)}:consents`] : []));
}
