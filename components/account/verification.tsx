import { useAccountWords } from '@/components/session/account-words';
import { loadUser } from '@/components/session/queries';
import { useMe } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useAlerts } from '@/components/ui/use-alerts';
import { useSubmit } from '@/components/ui/use-submit';
import { fill } from '@/lib/text/words';
import { resendVerification } from './actions';
import styles from './verification.module.css';

/** Whether the address is verified, and if not, the way to a new link (rule 8.3). */
export function Verification() {
  const { overview, status } = useAccountWords();
  const { verified, email } = useMe();
  const alerts = useAlerts();
  const { sending, submit } = useSubmit();

  const resend = async () => {
    const failure = await submit(async () => {
      await resendVerification();
      alerts.push({ type: 'success', text: fill(status.resent, { email }) });
    });
    // Verified in another window meanwhile.
    if (failure?.status === 409) void loadUser({ again: true });
    else if (failure) alerts.push({ type: 'error', text: status.resendFailed });
  };

  if (verified)
    return (
      <p className={styles.verified}>
        <Icon name="check" size={20} />
        {overview.verified}
      </p>
    );
  return (
    <div className={styles.waiting}>
      <p>
        <strong>{overview.unverified}</strong>
        <br />
        {fill(overview.unverifiedLead, { email })}
      </p>
      <Button look="secondary" onClick={resend} aria-disabled={sending}>
        {sending ? overview.resending : overview.resend}
      </Button>
    </div>
  );
}
