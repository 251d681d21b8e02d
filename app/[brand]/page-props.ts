/** What Next hands a page: the brand, and the other parts of its address. */
export interface PageProps<Part extends string = never> {
  params: Promise<Record<'brand' | Part, string>>;
}
