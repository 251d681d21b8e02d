import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('vedlikehold');

export { generateMetadata, Page as default };
