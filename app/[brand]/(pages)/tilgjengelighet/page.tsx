import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('tilgjengelighet');

export const revalidate = 900;
export const generateStaticParams = async () => [];
export { generateMetadata };
export default Page;
