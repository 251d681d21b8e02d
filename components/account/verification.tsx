import { useAccountWords } from '@/components/session/account-words';
import { loadUser, userCall } from '@/components/session/queries';
import { useMe } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useAlerts } from '@/components/ui/use-alerts';
import { fill } from '@/lib/text/words';
import { useSending } from './use-submit';
import styles from './verification.module.css';

/** Whether the address is verified, and if not, the way to a new link (rule 8.3). */
export function Verification() {
  const { overview, status } = useAccountWords();
  const { verified, email } = useMe();
  const alerts = useAlerts();
  const { sending, send } = useSending();

  const resend = async () => {
    const error = await send(() => userCall('/customers/email/resend'));
    if (!error) return alerts.push({ type: 'success', text: fill(status.resent, { email }) });
    // Verified in another window meanwhile.
    if (error.status === 409) return void loadUser({ again: true });
    alerts.push({ type: 'error', text: status.resendFailed });
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
