import { accountRoom } from '@/app/[brand]/konto/account-room';
import { ConsentsForm } from '@/components/account/consents-form';

const { generateMetadata, Page } = accountRoom('consents', () => <ConsentsForm />);

export { generateMetadata, Page as default };
