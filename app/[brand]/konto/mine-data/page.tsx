import { accountRoom } from '@/app/[brand]/konto/account-room';
import { DataExport } from '@/components/account/data-export';
import { DeleteAccount } from '@/components/account/delete-account';
import styles from './page.module.css';

const { generateMetadata, Page } = accountRoom('data', () => (
  <div className={styles.parts}>
    <DataExport />
    <DeleteAccount />
  </div>
));

export { generateMetadata, Page as default };
