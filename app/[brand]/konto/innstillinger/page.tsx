import { accountRoom } from '@/app/[brand]/konto/account-room';
import { SettingsForm } from '@/components/account/settings-form';

const { generateMetadata, Page } = accountRoom('settings', () => <SettingsForm />);

export { generateMetadata, Page as default };
