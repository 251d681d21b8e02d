import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('jan-mayen');

export { generateMetadata, Page as default };
