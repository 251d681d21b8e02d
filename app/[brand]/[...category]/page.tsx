import { notFound } from 'next/navigation';
import { tagPage } from '@/server/http/page-tags';
export const revalidate = 900;
export const generateStaticParams = async () => [];
export default async function Page({ params }: { params: Promise<{ brand: string; category: string[] }> }) {
  const { category } = await params;
  await tagPage('x');
  if (category[0] === 'missing') notFound();
  return <main>{category.join(' > ')} {Date.now()}</main>;
}
