export interface PageProps<Part extends string = never> {
  params: Promise<Record<'brand' | Part, string>>;
}
