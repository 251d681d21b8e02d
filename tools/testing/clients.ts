import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runQuietly } from '@/tools/build/build';
import { bring, openCache } from '@/tools/engines/cache';
import { Cannot } from '@/tools/engines/cannot';
import { fetchArtifact, onPath } from '@/tools/engines/maven';
import { say } from '@/tools/machine/terminal';
import type { TestSum } from './results';

const VERSION = '7.23.0';
const GENERATOR = {
  artifact: `org.openapitools:openapi-generator-cli:${VERSION}:jar`,
  sha256: 'cb087e40001e31eb08ef6140dd5de10938dbeb89016a1fe0481eaa25cd569026',
};
const FOLDER = '.data/clients';
const LANGUAGES = ['java', 'kotlin'];
/** Maven's words for network failures. */
const UNREACHABLE = /Could not (transfer|resolve)|could not be resolved|Unknown host/i;

const KOTLIN = '2.1.21';
const KOTLIN_LIBRARIES = [
  `org.jetbrains.kotlin:kotlin-stdlib:${KOTLIN}`,
  `org.jetbrains.kotlin:kotlin-reflect:${KOTLIN}`,
  'com.squareup.moshi:moshi-kotlin:1.15.2',
  'com.squareup.moshi:moshi-adapters:1.15.2',
  'com.squareup.okhttp3:okhttp:4.12.0',
];
const coordinates = (artifact: string) => {
  const [group, name, version] = artifact.split(':');
  return `<groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version>`;
};
/** The generator writes only Gradle builds. */
const KOTLIN_POM = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>${coordinates('shop:client:1')}
<dependencies>${KOTLIN_LIBRARIES.map((one) => `<dependency>${coordinates(one)}</dependency>`).join('')}</dependencies>
<build><sourceDirectory>src/main/kotlin</sourceDirectory><plugins><plugin>${coordinates(`org.jetbrains.kotlin:kotlin-maven-plugin:${KOTLIN}`)}
<executions><execution><id>compile</id><goals><goal>compile</goal></goals></execution></executions>
<configuration><jvmTarget>17</jvmTarget></configuration></plugin></plugins></build></project>
`;

/** @throws Cannot */
async function generator(): Promise<string> {
  if (!onPath('java')) throw new Cannot('there is no Java');
  if (!onPath('mvn')) throw new Cannot('Maven is not installed');
  const folder = await bring(
    await openCache(),
    {
      name: `openapi-generator-${VERSION}`,
      diskMb: 150,
      fill: async (place, scratch) => rename(await fetchArtifact(GENERATOR, scratch), join(place, 'generator.jar')),
    },
    say,
  );
  return join(folder, 'generator.jar');
}

/** Undefined if the client compiles. @throws Cannot */
async function faultsIn(language: string, jar: string, document: string): Promise<string | undefined> {
  const folder = resolve(FOLDER, language);
  const made = await runQuietly('java', ['-jar', jar, 'generate', '-i', document, '-g', language, '-o', folder]);
  if (made.code !== 0) return made.output;
  if (language === 'kotlin') writeFileSync(join(folder, 'pom.xml'), KOTLIN_POM);
  const { code, output } = await runQuietly('mvn', ['-B', '-q', '-f', folder, '-DskipTests', 'compile']);
  if (code === 0) return undefined;
  if (UNREACHABLE.test(output)) throw new Cannot('Maven Central cannot be reached');
  return output;
}

/** Rule 7.11. */
export async function clientTests(): Promise<TestSum> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const document = resolve(FOLDER, 'openapi.json');
  const { openApi } = await import('@/server/api/openapi');
  writeFileSync(document, JSON.stringify(openApi('https://www.nordvidda.no', { name: 'Nordvidda' })));
  const sum = { passed: 0, failed: 0, skipped: 0 };
  try {
    const jar = await generator();
    for (const language of LANGUAGES) {
      const faults = await faultsIn(language, jar, document);
      say(`A client in ${language} ${faults === undefined ? 'compiles' : `does not compile:\n${faults}`}`);
      if (faults === undefined) sum.passed++;
      else sum.failed++;
    }
  } catch (error) {
    if (!(error instanceof Cannot)) throw error;
    sum.skipped = LANGUAGES.length - sum.passed - sum.failed;
    say(`Clients in Java and Kotlin are not tried: ${error.message}; ${sum.skipped} skipped`);
  }
  return sum;
}
