import { accountRoom } from '@/app/[brand]/konto/account-room';
import { SettingsForm } from '@/components/account/settings-form';

const { metadata, Page } = accountRoom('settings', <SettingsForm />);

export { metadata, Page as default };
