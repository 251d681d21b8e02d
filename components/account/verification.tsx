import { useMe } from '@/components/session/signed-in';
import { useAccountWords } from '@/components/session/use-account-words';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/text/words';
import { PendingEmail } from './pending-email';
import { ResendButton } from './resend-button';
import styles from './verification.module.css';

/** Whether the address is verified, and if not, the way to a new link (rule 8.3); and the new one that waits. */
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
