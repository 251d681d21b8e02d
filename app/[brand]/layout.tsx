export default async function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="nb"><body><header>Header</header>{children}</body></html>;
}
