/** Real servers that suites run against when somebody has brought them (`npm run engines`); without them those suites are skipped. */
const given = (name: string) => process.env[name]?.trim() || undefined;

/** `small` is 8.19 without the Norwegian analysers, `whole` 9.4 with everything. */
export const elasticsearchUrls = [
  { name: 'Elasticsearch 8.19, small', url: given('ES8_TEST_URL') },
  { name: 'Elasticsearch 9.4, whole', url: given('ES9_TEST_URL') },
].flatMap(({ name, url }) => (url ? [{ name, url }] : []));

export const osrmUrl = given('OSRM_TEST_URL');
/** The same roads, behind a server that was started with `--max-table-size 4`. */
export const osrmSmallTableUrl = given('OSRM_SMALL_TEST_URL');

/** A server of S3, with the key of tools/engines/seaweedfs.ts. */
export const s3Url = given('S3_TEST_URL');

/** What a run has left on a server, by what its names begin with: one by one, as servers refuse to delete by pattern. */
export async function removeIndices(url: string, prefix: string) {
  const answer = await fetch(`${url}/${prefix}*/_settings?filter_path=*.settings.index.uuid`);
  for (const name of Object.keys((await answer.json()) as object)) await fetch(`${url}/${name}`, { method: 'DELETE' });
}
