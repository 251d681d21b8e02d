import { useState } from 'react';
import { updateUser } from '@/components/session/actions';
import { loadUser } from '@/components/session/queries';
import { useMe } from '@/components/session/signed-in';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import form from '@/components/ui/form.module.css';
import { Icon } from '@/components/ui/icon';
import { useAlerts } from '@/components/ui/use-alerts';
import { useFocus } from '@/components/ui/use-focus';
import { useSubmit } from '@/components/ui/use-submit';
import { fill } from '@/lib/text/words';
import { resendVerification } from './actions';
import styles from './verification.module.css';

/** Shows whether the email address is verified (rule 8.3), and a new one that is not yet. */
export function Verification() {
  const { overview } = useAccountWords();
  const { verified, email, pending_email } = useMe();
  return (
    <>
      {verified ? (
        <p className={styles.verified}>
          <Icon name="check" size={20} />
          <span>{overview.verified}</span>
        </p>
      ) : pending_email ? null : (
        <div className={styles.waiting}>
          <p>
            <strong>{overview.unverified}</strong>
            <br />
            <span>{fill(overview.unverifiedLead, { email })}</span>
          </p>
          <ResendButton />
        </div>
      )}
      <PendingEmail />
    </>
  );
}

/** Offers to send the link again or to give up the new address (rule 6.14). */
export function PendingEmail() {
  const { overview, status } = useAccountWords();
  const me = useMe();
  const alerts = useAlerts();
  const { sending, submit } = useSubmit();
  const [givenUp, setGivenUp] = useState(0);
  // The button that was pressed is gone.
  const box = useFocus<HTMLDivElement>(givenUp);

  const giveUp = async () => {
    const failure = await submit(async () => {
      await updateUser(me, { pending_email: null });
      setGivenUp((times) => times + 1);
    });
    if (failure) alerts.push({ type: 'error', text: failure.status === 0 ? status.offline : failure.message });
  };

  if (!me.pending_email && givenUp === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.pending}>
      {me.pending_email ? (
        <>
          <p>
            <strong>{fill(overview.pending, { email: me.pending_email })}</strong>
            <br />
            <span>{fill(overview.pendingLead, { email: me.email })}</span>
          </p>
          <div className={form.acts}>
            <ResendButton />
            <Button look="secondary" onClick={giveUp} aria-disabled={sending}>
              {sending ? overview.givingUp : overview.giveUp}
            </Button>
          </div>
        </>
      ) : (
        <p>{fill(overview.givenUp, { email: me.email })}</p>
      )}
    </div>
  );
}

/** Sends the expected link again (rule 8.3). */
function ResendButton() {
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
