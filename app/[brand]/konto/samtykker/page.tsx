import { accountRoom } from '@/app/[brand]/konto/account-room';
import { ConsentsForm } from '@/components/account/consents-form';

const { metadata, Page } = accountRoom('consents', <ConsentsForm />);

export { metadata, Page as default };
