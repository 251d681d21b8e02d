import { loadUser } from '@/components/session/queries';
import { useMe } from '@/components/session/signed-in';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import { useAlerts } from '@/components/ui/use-alerts';
import { useSubmit } from '@/components/ui/use-submit';
import { fill } from '@/lib/text/words';
import { resendVerification } from './actions';

/** Sends the expected link again (rule 8.3). */
export function ResendButton() {
  const { overview, status } = useAccountWords();
  const { email, pending_email } = useMe();
  const alerts = useAlerts();
  const { sending, submit } = useSubmit();

  const resend = async () => {
    const failure = await submit(async () => {
      await resendVerification();
      alerts.push({ type: 'success', text: fill(status.resent, { email: pending_email ?? email }) });
    });
    // Verified in another window meanwhile.
    if (failure?.status === 409) void loadUser({ again: true });
    else if (failure) alerts.push({ type: 'error', text: status.resendFailed });
  };

  return (
    <Button look="secondary" onClick={resend} aria-disabled={sending}>
      {sending ? overview.resending : overview.resend}
    </Button>
  );
}
