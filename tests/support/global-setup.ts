import type { TestProject } from 'vitest/node';
import { ensureMigratedTemplate, joinTestCluster } from '@/tools/testing/test-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    template: string;
  }
}

/** One cluster for all test files; every file clones the migrated template (tests/support/database.ts). */
export default async function setup(project: TestProject) {
  const cluster = await joinTestCluster();
  project.provide('adminUrl', cluster.url);
  project.provide('template', await ensureMigratedTemplate(cluster.url));
  return cluster.leave;
}
