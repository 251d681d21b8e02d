import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('personvernerklaering');

export { generateMetadata, Page as default };
