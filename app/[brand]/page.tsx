import { tagPage } from '@/server/http/page-tags';
export const revalidate = 900;
export const generateStaticParams = async () => [];
export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  await tagPage('home');
  return <main>{(await params).brand} {Date.now()}</main>;
}
