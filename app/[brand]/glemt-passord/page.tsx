import { authPage } from '@/app/[brand]/auth-page';
import { ForgotForm } from '@/components/sign-in/forgot-form';

const { generateMetadata, Page } = authPage('forgot', <ForgotForm />);

export { generateMetadata, Page as default };
