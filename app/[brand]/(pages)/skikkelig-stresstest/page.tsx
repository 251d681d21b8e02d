import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('skikkelig-stresstest');

export { generateMetadata, Page as default };
